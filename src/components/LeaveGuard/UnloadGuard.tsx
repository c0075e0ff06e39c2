import { useBlocker } from '@tanstack/react-router'

/** Makes the browser ask before the page is closed or reloaded. A navigation in the app would lose nothing. */
export function UnloadGuard() {
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: true })
  return null
}
