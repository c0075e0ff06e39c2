import type { MantineTransition, TransitionOverride } from '@mantine/core'

const DIALOG_CLOSE_MS = 200

/** The same look in each state: what opens is visible in its first frame. */
const AT_ONCE: MantineTransition = { in: {}, out: {}, transitionProperty: 'none' }

/**
 * Opens at once and closes with a transition. The duration of the opening is not 0: Mantine would unmount such a
 * dialog when it closes, and fade out a new one without its state.
 */
export function closingWith(transition: MantineTransition, opened: boolean): TransitionOverride {
  return { duration: 1, exitDuration: DIALOG_CLOSE_MS, transition: opened ? AT_ONCE : transition }
}
