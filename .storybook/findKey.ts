import { FIND_A_STATE } from './findAState.ts'

/**
 * Alt + J opens "Find a state" from everywhere: Storybook ignores its shortcuts while a field has the focus and while a
 * play function runs.
 */
export function listenForFindKey(): void {
  document.addEventListener(
    'keydown',
    (event) => {
      // Option + J types another letter on a Mac.
      if (!event.altKey || event.code !== 'KeyJ' || !event.isTrusted) return
      event.preventDefault()
      window.parent.dispatchEvent(new Event(FIND_A_STATE))
    },
    true,
  )
}
