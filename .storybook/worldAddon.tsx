import { definePreviewAddon } from 'storybook/internal/csf'
import { listenForRecord, recordStory } from './atlas/recordStory.ts'
import { openWorld, storyWorld } from './storyWorlds.ts'
import type { WorldParameters } from './parameters.d.ts'
import { toolbar, withToolbar } from './toolbar.ts'

/** Gives every story the world that its `parameters.world` describe, with what the toolbar says over it. */
export const worldAddon = definePreviewAddon<{ parameters: { world?: WorldParameters } }>({
  globalTypes: toolbar,
  beforeEach: ({ canvasElement, parameters, globals }) => {
    const close = openWorld(canvasElement, withToolbar(parameters.world ?? {}, globals))
    listenForRecord(canvasElement)
    return close
  },
  afterEach: recordStory,
  decorators: [(Story, { canvasElement }) => storyWorld(canvasElement).around(<Story />)],
})
