import { listedStories } from '#tests/support/listedStories.ts'
import { expect, test } from '#tests/support/storybookSite.ts'

interface Control {
  type?: string
  min?: number
  max?: number
}

interface ArgType {
  control?: Control | false
  options?: readonly unknown[]
  description?: string
}

/** Storybook declares no types for these. */
interface Storybook {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, data: object): void
    on(
      event: string,
      listener: (data: { message?: string; newPhase?: string; argTypes?: Record<string, ArgType> }) => void,
    ): void
  }
  __STORYBOOK_PREVIEW__: {
    currentRender: {
      story: {
        argTypes: Record<string, ArgType>
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

test('the controls of each component change its story, none breaks it at its extremes, and its handlers are spied', async ({
  page,
  storybook,
  consoleErrors,
}) => {
  consoleErrors.expectError(/^AssertionError/) // play functions that expect the width of a phone
  await page.goto(`${storybook.url}iframe.html?viewMode=story&globals=a11y.manual:!true`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  const { broken, idle, unspied, count } = await page.evaluate(setEachControl, ids)
  expect({ broken, idle, unspied }).toEqual({ broken: [], idle: [], unspied: [] })
  expect(count).toBeGreaterThan(60)
})

/** A story of each page with records, and the kinds whose fields are its data. */
const PAGES: Record<string, string[]> = {
  'features-character-page-characterpage--visitor': ['characters'],
  'features-character-page-characterfailures--similar-refused-422': ['characters'],
  'features-chats-list-chatspage--miras-chats': ['chats', 'users'],
  'features-chat-chatpage--miras-conversation': ['chats'],
  'features-creator-profile-creatorprofilepage--loaded': ['users'],
  'features-explore-explorepage--loaded': ['characters'],
  'features-my-characters-mycharacterspage--mine': ['characters', 'users'],
  'features-settings-account-accounttab--filled': ['users'],
}

test('stories of pages have the data of their records as controls, and no value breaks them', async ({
  page,
  storybook,
  consoleErrors,
}) => {
  // A character that became private, and play functions that expect the width of a phone.
  consoleErrors.expectError(/^(Error while|Failed fetching|AssertionError)/)
  await page.goto(`${storybook.url}iframe.html?viewMode=story&globals=a11y.manual:!true`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  const { broken, kinds, marks } = await page.evaluate(setAllData, Object.keys(PAGES))
  expect(broken).toEqual([])
  expect(kinds).toEqual(PAGES)
  expect(marks['data.characters.name']).toEqual(['**longer than the contract allows: 25**', ''])
  expect(marks['data.characters.tags']).toEqual(['**Not stored: must be an array, got an object**', ''])
  expect(marks['data.chats.last_interaction']?.[0]).toContain('Not stored: is missing')
})

/** Runs in the page: sets the data of each story to what is too long or of a wrong type, and resets it. */
async function setAllData(stories: string[]) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Storybook
  const broken: string[] = []
  const kinds: Record<string, string[]> = {}
  const marks: Record<string, string[]> = {}
  let storyId = ''
  let told = (_: Record<string, ArgType>) => undefined as void
  for (const event of ['storyThrewException', 'storyErrored'])
    channel.on(event, ({ message }) => broken.push(`${storyId}: ${message}`))
  channel.on('storyPrepared', ({ argTypes }) => told(argTypes!))
  const dataAfter = (event: string, data: object) =>
    new Promise<[string, ArgType][]>((resolve) => {
      told = (types) => {
        const shown = Object.entries(types).filter(([name]) => name.startsWith('data.'))
        if (shown.length > 0) resolve(shown)
      }
      channel.emit(event, data)
    })
  const wrong = ({ type }: Control) => ({ text: 'كلما <b> '.repeat(12), number: 3, boolean: false, object: {} })[type!]

  for (storyId of stories) {
    const fields = await dataAfter('setCurrentStory', { storyId, viewMode: 'story' })
    kinds[storyId] = [...new Set(fields.map(([name]) => name.split('.')[1]!))]
    const shown = document.querySelector('#storybook-root *')
    const updatedArgs = Object.fromEntries(fields.map(([name, { control }]) => [name, wrong(control as Control)]))
    const typed = await dataAfter('updateStoryArgs', { storyId, updatedArgs })
    for (const [name, { description = '' }] of await dataAfter('resetStoryArgs', { storyId }))
      marks[name] = [typed.find(([one]) => one === name)?.[1].description ?? '', description]
    if (!shown?.isConnected) broken.push(`${storyId} was mounted again.`)
    if (/sb-show-(errordisplay|nopreview)/.test(document.body.className)) broken.push(storyId)
  }
  return { broken, kinds, marks }
}

test('a number of chats is chosen in Controls, shared by the address, carried into the app, and reset', async ({
  page,
  storybook,
  browser,
}) => {
  await page.goto(`${storybook.url}?path=/story/features-chats-list-chatspage--miras-chats`)
  const frame = page.frameLocator('#storybook-preview-iframe')
  const chats = page.getByRole('row', { name: /^Chats How many/ }).getByRole('spinbutton')
  // The group follows the story, which Storybook loads slowly on a busy machine.
  await expect(chats).toBeVisible({ timeout: 150_000 })
  const own = Number(await chats.inputValue())
  const first = await frame.getByRole('link').first().textContent()
  await chats.fill('0')
  await expect(frame.getByText('No chats yet', { exact: true })).toBeVisible()
  await chats.fill('41')
  // Storybook writes the address a moment after each change.
  const carried = () => Buffer.from(/args=data:([\w-]+)$/.exec(page.url())?.[1] ?? '', 'base64url').toString()
  await expect.poll(carried).toContain('"chats":41')
  const address = new URL(page.url()).search.replace('path=/story/', 'viewMode=story&id=')
  const toApp = page.getByRole('link', { name: 'Open in the app' })
  await expect(toApp).toHaveAttribute('href', new RegExp(`edit=.*${encodeURIComponent('"chats":41')}`))
  await page.getByRole('button', { name: 'Reset controls' }).click()
  await expect(chats).toHaveValue(String(own))
  await expect(page).not.toHaveURL(/args=/)
  await expect(frame.getByRole('link').first()).toHaveText(first!)

  const other = await browser.newPage({ viewport: { width: 390, height: 800 } })
  await other.goto(`${storybook.url}iframe.html${address}`)
  await expect(async () => {
    await other.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(other.locator('[data-chat]')).toHaveCount(41, { timeout: 500 })
  }).toPass()
  await other.close()
})

/** Runs in the page: sets each control of the stories to its extremes, and back. */
async function setEachControl(stories: string[]) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window as unknown as Storybook
  const broken: string[] = []
  const idle: string[] = []
  const unspied: string[] = []
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
    for (const [name, value] of Object.entries(initialArgs))
      if (/^on[A-Z]/.test(name) && typeof value === 'function' && !('mock' in value))
        unspied.push(`${storyId}: ${name}`)
    let former = {}
    for (const [name, { control, options }] of Object.entries(argTypes)) {
      // The data of a page has a test of its own.
      if (!control || name.split('.')[0] === 'data') continue
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
  return { broken, idle, unspied, count }
}
