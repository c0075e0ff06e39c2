// Events of the manager's window. They are sent at once: until a message of Storybook's channel arrives, letters are typed.

/** Asks for the page "Find a state"; of the preview's window, for the focus of its field. */
export const FIND_A_STATE = 'perigee-find-a-state'
/** The field of the page is there. The detail receives what was typed before. */
export const FIELD_READY = 'perigee-find-a-state-ready'
export type FieldReady = CustomEvent<(typed: string) => void>
