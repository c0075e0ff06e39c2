import { definePreviewAddon } from 'storybook/internal/csf'
import { addons } from 'storybook/preview-api'
import { listenForRecord, recordStory } from './atlas/recordStory.ts'
import { listenForFindKey } from './findKey.ts'
import { appAddress, IN_THE_APP, inTheApp } from './inTheApp.ts'
import { openWorld, storyWorld } from './storyWorlds.ts'
import { pageOfStory } from './pageOfStory.ts'
import type { WorldParameters } from './parameters.d.ts'
import { playOnlyAsDescribed } from './playOnlyAsDescribed.ts'
import { toolbar, withBrowserSetting, withToolbar } from './toolbar.ts'

playOnlyAsDescribed(Object.keys(toolbar))
listenForFindKey()

/** Creates the world of every story from its `parameters.world`, overridden by the toolbar. */
export const worldAddon = definePreviewAddon<{ parameters: { world?: WorldParameters } }>({
  globalTypes: toolbar,
  beforeEach: ({ canvasElement, parameters, globals, title, args }) => {
    const restoreBrowser = withBrowserSetting(globals)
    const world = withToolbar(parameters.world ?? {}, globals)
    const close = openWorld(canvasElement, world)
    const shown = { ...world, path: world.path ?? world.at ?? pageOfStory(title, args) }
    addons.getChannel().emit(IN_THE_APP, inTheApp(appAddress(import.meta.env), document.baseURI, shown))
    listenForRecord(canvasElement)
    return () => {
      close()
      restoreBrowser()
    }
  },
  afterEach: recordStory,
  decorators: [(Story, { canvasElement }) => storyWorld(canvasElement).around(<Story />)],
})
