import type { LoggedCall } from '#mocks/calls/callLog.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'
import { createStoryWorld } from './worldOf.tsx'
import type { StoryWorld } from './worldOf.tsx'
import type { WorldParameters } from './parameters.d.ts'

const worlds = new Map<Element, { key: string; world: StoryWorld }>()

/** The world of the story in this element, for play functions that advance the clock or release a held call. */
export function storyWorld(canvasElement: Element): StoryWorld {
  const found = openStoryWorld(canvasElement)
  if (!found) throw new Error('There is no story in this element.')
  return found
}

/** The same for the decorator, which React may render after the world is closed: then undefined. */
export function openStoryWorld(canvasElement: Element): StoryWorld | undefined {
  return worlds.get(canvasElement)?.world
}

/** Differs between two worlds of one element: components remount with a new world, because queries keep their client. */
export function worldKey(canvasElement: Element): string | undefined {
  return worlds.get(canvasElement)?.key
}

/** The calls of one operation that the story's world has received, oldest first. */
export function callsTo(canvasElement: Element, operation: OperationId): LoggedCall[] {
  return storyWorld(canvasElement)
    .server.log.calls()
    .filter((call) => call.operation === operation)
}

/**
 * Creates the world of the story in `canvasElement`. A re-render (after a change of a control) keeps the existing one;
 * changed parameters (from the toolbar) create a new one, but not records that were changed by hand: they are changed in
 * the existing one (dataControls.ts). Returns a function that disposes of it.
 */
export function openWorld(canvasElement: HTMLElement, parameters: WorldParameters): () => void | Promise<void> {
  const key = JSON.stringify({ ...parameters, edits: undefined })
  const before = worlds.get(canvasElement)
  if (before?.key !== key) {
    void before?.world.dispose()
    const world = createStoryWorld(parameters, rootFor(canvasElement))
    worlds.set(canvasElement, { key, world })
    // For the developer tools console ($0.storyWorld) and for browser tests.
    Object.assign(canvasElement, { storyWorld: world })
  }
  const opened = worlds.get(canvasElement)
  return () => {
    // The next story may already have opened its own world in this element.
    if (opened === undefined || worlds.get(canvasElement) !== opened) return
    worlds.delete(canvasElement)
    return opened.world.dispose()
  }
}

/** Closes the worlds that are open, even if one cannot be closed; then it rejects. */
export async function closeWorlds(): Promise<void> {
  const open = [...worlds.values()]
  worlds.clear()
  await Promise.all(open.map(async ({ world }) => world.dispose()))
}

/**
 * A story that is alone in its frame may style the whole page, as the app does; on a docs page it styles its own box
 * only.
 */
function rootFor(canvasElement: HTMLElement): HTMLElement {
  if (!canvasElement.closest('.sbdocs')) return document.documentElement
  canvasElement.classList.add('story-box')
  return canvasElement
}
