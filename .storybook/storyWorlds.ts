import type { LoggedCall } from '#mocks/calls/callLog.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'
import { createStoryWorld } from './worldOf.tsx'
import type { StoryWorld } from './worldOf.tsx'
import type { WorldParameters } from './parameters.d.ts'

const worlds = new WeakMap<Element, { key: string; world: StoryWorld }>()

/** The world of the story in this element: for play functions that move the clock or release a held call. */
export function storyWorld(canvasElement: Element): StoryWorld {
  const found = worlds.get(canvasElement)
  if (!found) throw new Error('There is no story in this element.')
  return found.world
}

/** The calls of one operation that the story's world has received, oldest first. */
export function callsTo(canvasElement: Element, operation: OperationId): LoggedCall[] {
  return storyWorld(canvasElement)
    .server.log.calls()
    .filter((call) => call.operation === operation)
}

/**
 * Gives the story in `canvasElement` its world. A story that is only drawn again (a control was moved) keeps the one it
 * has; one whose description changed (a toolbar) gets a new one. Returns a function that disposes of it.
 */
export function openWorld(canvasElement: HTMLElement, parameters: WorldParameters): () => void {
  const key = JSON.stringify(parameters)
  const before = worlds.get(canvasElement)
  if (before?.key !== key) {
    before?.world.dispose()
    const world = createStoryWorld(parameters, rootFor(canvasElement))
    worlds.set(canvasElement, { key, world })
    // For the developer's console ($0.storyWorld) and for tests from outside.
    Object.assign(canvasElement, { storyWorld: world })
  }
  return () => {
    worlds.get(canvasElement)?.world.dispose()
    worlds.delete(canvasElement)
  }
}

/** Alone in the frame a story may dress the whole page, as the app does; beside others it keeps to its own box. */
function rootFor(canvasElement: HTMLElement): HTMLElement {
  if (!canvasElement.closest('.sbdocs')) return document.documentElement
  canvasElement.classList.add('story-box')
  return canvasElement
}
