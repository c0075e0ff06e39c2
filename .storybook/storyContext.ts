import type { UserEventObject, within } from 'storybook/test'

/** The element in which a play function searches. */
export type Canvas = ReturnType<typeof within>

/** The simulated user of a play function. */
export type User = UserEventObject

/** The part of a play function's context that helpers need. */
export interface StoryContext {
  canvas: Canvas
  canvasElement: HTMLElement
  userEvent: User
}
