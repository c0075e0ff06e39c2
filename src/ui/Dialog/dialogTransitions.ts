const DIALOG_CLOSE_MS = 200

/** Opens at once, because a transition shows it a frame later, and closes with one (A9-22). */
const AT_ONCE = { duration: 0, exitDuration: DIALOG_CLOSE_MS } as const
export const FADE = { ...AT_ONCE, transition: 'fade' } as const
export const FADE_DOWN = { ...AT_ONCE, transition: 'fade-down' } as const
