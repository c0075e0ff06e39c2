import { listedStories } from '#tests/support/listedStories.ts'
import { expect, test } from '#tests/support/storybookSite.ts'

interface Control {
  type?: string
  min?: number
  max?: number
}

/** Storybook declares no types for these. */
interface Storybook {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, data: object): void
    on(event: string, listener: (data: { message?: string; newPhase?: string }) => void): void
  }
  __STORYBOOK_PREVIEW__: {
    currentRender: {
      story: {
        argTypes: Record<string, { control?: Control | false; options?: readonly unknown[] }>
        initialArgs: Record<string, unknown>
      }
    }
  }
}

/** Stories of pages ignore the arguments of a component. */
const parts = (await listedStories()).filter(
  ({ title }) => !/^Mock panel|(Page|Pages|Tab|Failures|Offline|Staging)$/.test(title),
)
/** The first story of each component; that of all sizes of a dialog has no controls. */
const ids = [
  ...new Map(
    parts.toReversed().flatMap(({ title, id }) => (id === 'ui-dialog--every-size' ? [] : [[title, id]])),
  ).values(),
]

test('the controls of each component change its story, and none breaks it at its extremes', async ({
  page,
  storybook,
  consoleErrors,
}) => {
  consoleErrors.expectError(/^AssertionError/) // play functions that expect the width of a phone
  await page.goto(`${storybook.url}iframe.html?viewMode=story&globals=a11y.manual:!true`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  const { broken, idle, count } = await page.evaluate(setEachControl, ids)
  expect({ broken, idle }).toEqual({ broken: [], idle: [] })
  expect(count).toBeGreaterThan(60)
})

/** Runs in the page: sets each control of the stories to its extremes, and back. */
async function setEachControl(stories: string[]): Promise<{ broken: string[]; idle: string[]; count: number }> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window as unknown as Storybook
  const broken: string[] = []
  const idle: string[] = []
  let count = 0
  let setting = ''
  let end = () => undefined as void
  const failed = ({ message }: { message?: string }) => broken.push(`${setting}: ${message}`)
  for (const event of ['storyThrewException', 'storyErrored']) channel.on(event, failed)
  channel.on('storyRenderPhaseChanged', ({ newPhase }) => newPhase === 'finished' && end())

  /** The page after a story has been rendered. Ids differ between renders. */
  const shownAfter = async (event: string, data: object) => {
    const rendered = new Promise<void>((resolve) => (end = resolve))
    channel.emit(event, data)
    await rendered
    await new Promise(requestAnimationFrame)
    return document.body.outerHTML.replaceAll(/«\w+»|_r_\w+_|mantine-\w+/g, '')
  }
  const extremes = ({ type, min = -1e9, max = 1e9 }: Control, initial: unknown): readonly unknown[] | undefined =>
    ({
      text: ['', 'كلما <b> '.repeat(12), initial],
      number: [min, undefined, max],
      boolean: [true, false],
    })[type ?? '']

  for (const storyId of stories) {
    await shownAfter('setCurrentStory', { storyId, viewMode: 'story' })
    const { argTypes, initialArgs } = preview.currentRender.story
    let former = {}
    for (const [name, { control, options }] of Object.entries(argTypes)) {
      if (!control) continue
      count++
      const shown = new Set<string>()
      for (const value of options ?? extremes(control, initialArgs[name]) ?? []) {
        setting = `${storyId}: ${name} = ${String(value).slice(0, 20)}`
        shown.add(await shownAfter('updateStoryArgs', { storyId, updatedArgs: { ...former, [name]: value } }))
        if (/sb-show-(errordisplay|nopreview)/.test(document.body.className)) broken.push(setting)
      }
      former = { [name]: initialArgs[name] }
      if (shown.size < 2) idle.push(`${storyId}: ${name}, a control of ${control.type}`)
    }
  }
  return { broken, idle, count }
}
