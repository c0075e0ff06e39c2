import type { UserEventObject, within } from 'storybook/test'

/** What a play function looks for its elements in. */
export type Canvas = ReturnType<typeof within>

/** Whoever clicks and types in a play function. */
export type User = UserEventObject

/** Of a play function's context what helpers need. */
export interface StoryContext {
  canvas: Canvas
  canvasElement: HTMLElement
  userEvent: User
}
