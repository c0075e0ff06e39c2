import { Fragment } from 'react'
import { definePreviewAddon } from 'storybook/internal/csf'
import { addons } from 'storybook/preview-api'
import { inDeclaredSize } from './declaredSize.ts'
import { prepareRecord, recordStory } from './atlas/recordStory.ts'
import { carriedEdits, dataPage } from './dataOfPage.ts'
import { listenForFindKey } from './findKey.ts'
import { appAddress, IN_THE_APP, inTheApp } from './inTheApp.ts'
import { followLinkedContract } from './linkedContract.ts'
import { openStoryWorld, worldKey, openWorld } from './storyWorlds.ts'
import { pageOfStory } from './pageOfStory.ts'
import type { WorldParameters } from './parameters.d.ts'
import { playOnlyAsDescribed } from './playOnlyAsDescribed.ts'
import { fieldsOfObjects, givenArgs, typedControls } from './typedControls.ts'
import { toolbar, withBrowserSetting, withToolbar } from './toolbar.ts'

type DataControls = typeof import('./dataControls.ts')

playOnlyAsDescribed(Object.keys(toolbar))
listenForFindKey()

/** Loaded after the first story of a page with records. */
let storeData: DataControls['storeData'] | undefined

async function showData(...ofStory: Parameters<DataControls['showData']>): Promise<void> {
  const controls = await import('./dataControls.ts')
  storeData = controls.storeData
  await controls.showData(...ofStory)
}

/** Creates the world of every story from its `parameters.world`, overridden by the toolbar. */
export const worldAddon = definePreviewAddon<{ parameters: { world?: WorldParameters } }>({
  globalTypes: toolbar,
  argTypesEnhancers: [typedControls],
  argsEnhancers: [fieldsOfObjects],
  beforeAll: followLinkedContract,
  loaders: [inDeclaredSize],
  beforeEach: async (story) => {
    const { canvasElement, parameters, globals, title, args } = story
    const restoreBrowser = withBrowserSetting(globals)
    const { edits } = carriedEdits(args)
    const world = { ...withToolbar(parameters.world ?? {}, globals), ...(edits && { edits }) }
    const close = openWorld(canvasElement, world)
    const { left, ...changed } = (await storeData?.(story)) ?? {}
    const shown = { ...world, ...changed, path: world.path ?? world.at ?? pageOfStory(title, args) }
    addons.getChannel().emit(IN_THE_APP, inTheApp(appAddress(import.meta.env), document.baseURI, shown, left))
    prepareRecord(story)
    return () => {
      const closed = close()
      restoreBrowser()
      // The next story begins at the top, and a story that scrolls stays scrolled until it is left. A docs page keeps its place.
      if (!canvasElement.closest('.sbdocs')) window.scrollTo(0, 0)
      return closed
    }
  },
  afterEach: [
    recordStory,
    (story) => {
      const page = dataPage(story.title, story.parameters.world ?? {}, story.args)
      // Tests of stories and pages of documentation have no controls.
      if (page === undefined || import.meta.env.VITEST_STORYBOOK !== undefined || story.viewMode !== 'story') return
      void showData(story, page)
    },
  ],
  // After a quick change of stories, React may render a story that has just been left: its world is closed, so it shows nothing.
  decorators: [
    (Story, { canvasElement, args, initialArgs }) => (
      <Fragment key={worldKey(canvasElement)}>
        {openStoryWorld(canvasElement)?.around(<Story args={givenArgs(args, initialArgs)} />)}
      </Fragment>
    ),
  ],
})
