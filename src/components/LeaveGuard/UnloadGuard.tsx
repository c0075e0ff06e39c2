import { useBlocker } from '@tanstack/react-router'

/** Has the browser ask before the page is closed or loaded again. Inside the app nothing would be lost. */
export function UnloadGuard() {
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: true })
  return null
}
