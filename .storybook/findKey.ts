import { addons } from 'storybook/preview-api'
import { FIND_A_STATE } from './findAState.ts'

/**
 * Alt + J opens "Find a state" from everywhere: Storybook ignores its shortcuts while a field has the focus and while a
 * play function runs.
 */
export function listenForFindKey(): void {
  document.addEventListener(
    'keydown',
    ({ altKey, code, isTrusted }) => {
      // Option + J types another letter on a Mac.
      if (altKey && code === 'KeyJ' && isTrusted) addons.getChannel().emit(FIND_A_STATE)
    },
    true,
  )
}
