import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test as base } from '#tests/support/workerFixtures.ts'
import type { ChangeOfPhase, StorybookGlobals } from '#tests/support/storybookGlobals.ts'

interface StoryPage {
  page: Page
  /** Shows a story and runs its play function. */
  show(id: string): Promise<void>
  close(): Promise<void>
}

/** What the page of the stories has in place of the browser's timers. */
export interface TimersOfPage {
  setTimeout(run: TimerHandler, ms?: number, ...args: unknown[]): number
  clearTimeout(timer?: number): void
  /** Timers below two seconds that have not fired yet. */
  shortTimers: Map<number, ShortTimer>
}

interface ShortTimer {
  /** On the page's `performance.now()`. */
  dueMs: number
  /** Fires it before it is due. */
  fire(): void
}

interface StoryFixtures {
  /** Opens a new page of the built Storybook. */
  openStories(): Promise<StoryPage>
  /** One page for all stories of a worker: loading it takes longer than showing a story. */
  stories: StoryPage
  doToastsStay: boolean
}

interface Storybook extends StorybookGlobals {
  /** The first error of the shown story's play function: its phase is `finished` all the same. */
  failureOfStory?: string | undefined
  /** The last end of a run of a story since it was cleared: a remount begins with the phase of the former run still shown. */
  endOfStory?: ChangeOfPhase | undefined
}

/** The end of a play function does not depend on the frames of the page, in which Playwright polls by default. */
const POLL_MS = 20
/** Three times the timeout of a wait in a play function (.storybook/preview.tsx). */
const STORY_ENDS_WITHIN_MS = 60_000

/**
 * Runs in the page. Otherwise lines of the page's first story wrap again when its fonts arrive, perhaps after the story has
 * scrolled.
 */
async function loadFonts(): Promise<void> {
  // A face that is a font of the system fails where it is not installed.
  await Promise.allSettled([...document.fonts].map((font) => font.load()))
}

export const test = base.extend<StoryFixtures>({
  doToastsStay: true,
  openStories: async ({ browser, doToastsStay, siteOf }, use) => {
    const site = await siteOf('storybook')
    await use(async () => {
      const page = await browser.newPage({ locale: 'en-GB', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' })
      if (doToastsStay) await page.addInitScript(keepWhatGoesByItself)
      await page.goto(`${site}iframe.html?viewMode=story`)
      await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
      await page.evaluate(loadFonts)
      await page.evaluate(runWithoutAxe)
      await page.evaluate(listenToStories)
      return { page, show: (id) => show(page, id), close: () => page.close() }
    })
  },
  stories: async ({ kept, openStories, doToastsStay }, use) =>
    use(await kept(`stories with ${doToastsStay ? 'staying' : 'passing'} toasts`, openStories)),
})

/**
 * Accessibility has its own stage: here axe would only take time. Without a story, the address cannot say this. Storybook
 * renders a story again that is shown before the update, which may be later than its first render.
 */
function runWithoutAxe(): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Storybook
  return new Promise((resolve) => {
    channel.on('globalsUpdated', () => resolve())
    channel.emit('updateGlobals', { globals: { a11y: { manual: true } } })
  })
}

/** Runs in the page. */
function listenToStories(): void {
  const storybook = window as unknown as Storybook
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = storybook
  // After an error, Storybook goes on until the phase `finished`.
  channel.on('storyRenderPhaseChanged', (change) => {
    if (change.newPhase === 'finished' || change.newPhase === 'aborted') storybook.endOfStory = change
  })
  for (const event of ['playFunctionThrewException', 'unhandledErrorsWhilePlaying'] as const)
    channel.on(event, (failure) => {
      const [first] = [failure].flat()
      storybook.failureOfStory ??= first?.message ?? 'an error without a message'
    })
}

async function show(page: Page, id: string): Promise<void> {
  let failure = await played(page, id, 'setCurrentStory')
  // The stage of the stories tests the play functions: here a second attempt is enough.
  if (failure !== undefined) failure = await played(page, id, 'forceRemount')
  expect(failure, `the play function of ${id}`).toBeUndefined()
  // Storybook's own error page must never become the picture of a story.
  await expect(page.locator('body'), `what ${id} shows`).not.toHaveClass(/sb-show-(errordisplay|nopreview)/)
}

/** Runs the play function of a story; returns its failure. */
async function played(page: Page, id: string, event: 'setCurrentStory' | 'forceRemount'): Promise<string | undefined> {
  await page.evaluate(
    ({ storyId, name }) => {
      window.scrollTo(0, 0)
      const storybook = window as unknown as Storybook
      storybook.failureOfStory = undefined
      storybook.endOfStory = undefined
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = storybook
      channel.emit(name, { storyId, viewMode: 'story' })
    },
    { storyId: id, name: event },
  )
  const end = await page.waitForFunction(
    (storyId) => {
      const { endOfStory } = window as unknown as Storybook
      return endOfStory?.storyId === storyId && endOfStory.newPhase
    },
    id,
    { polling: POLL_MS, timeout: STORY_ENDS_WITHIN_MS },
  )
  expect(await end.jsonValue(), `how ${id} ended`).toBe('finished')
  return page.evaluate(() => (window as unknown as Storybook).failureOfStory)
}

/**
 * Toasts and other transient elements stay for their picture: timers of two to five seconds do not fire. (Longer ones
 * end a play function that waits in vain.) Shorter ones are kept, so that the picture is taken after the last one: of
 * the greeting of a conversation, or the state of a draft.
 */
function keepWhatGoesByItself(): void {
  const { setTimeout: setTimer, clearTimeout: clearTimer } = window
  const shortTimers = new Map<number, ShortTimer>()
  const set = (run: TimerHandler, ms = 0, ...args: unknown[]) => {
    if (ms >= 2_000 && ms <= 5_000) return -1
    if (ms > 5_000 || ms < 50 || typeof run !== 'function') return setTimer(run, ms, ...args)
    const fire = () => {
      shortTimers.delete(timer)
      clearTimer(timer)
      run(...args)
    }
    const timer = setTimer(fire, ms)
    shortTimers.set(timer, { dueMs: performance.now() + ms, fire })
    return timer
  }
  const clear = (timer?: number) => {
    shortTimers.delete(timer ?? 0)
    clearTimer(timer)
  }
  Object.assign(window, { setTimeout: set, clearTimeout: clear, shortTimers } satisfies TimersOfPage)
}
