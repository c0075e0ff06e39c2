import type { StorybookGlobals } from '#tests/support/storybookGlobals.ts'
import type { WebDriverSession } from './webDriver.ts'

/** How a story ended, with the error of its play function. */
export interface StoryEnd {
  phase: string
  error?: string
}

/** What the scripts in the page share. */
interface StoryWindow extends Window, Pick<StorybookGlobals, '__STORYBOOK_PREVIEW__'> {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit(event: string, data: { storyId: string; viewMode: string } | { globals: object }): void
    on(event: string, listener: (...given: never[]) => void): void
  }
  failure?: string
}

/** Storybook in a frame: a window cannot have the width of a phone in every engine. */
export async function openStorybook(session: WebDriverSession, site: string): Promise<void> {
  await session.open(`${site}project.json`)
  await session.run(() => {
    document.documentElement.innerHTML = '<body style="margin: 0"><iframe id="story" style="border: 0"></iframe></body>'
    const frame = document.querySelector('iframe')!
    frame.src = 'iframe.html?viewMode=story'
    frame.focus()
  })
  await until(
    () =>
      session.run(() => {
        const shown = document.querySelector('iframe')!.contentWindow as StoryWindow
        const { __STORYBOOK_PREVIEW__: preview, document: page } = shown
        // Without a story, Storybook shows its page without a preview as soon as it can show one.
        return Boolean(preview && page.body.matches('.sb-show-nopreview, .sb-show-errordisplay'))
      }),
    START_MS,
  )
  await session.run(() => {
    const shown = document.querySelector('iframe')!.contentWindow as StoryWindow
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = shown
    // Accessibility is checked in Chromium. Without a story, the address cannot say this (tests/visual/storyPage.ts).
    channel!.emit('updateGlobals', { globals: { a11y: { manual: true } } })
    const note = (error?: { message?: string }) => (shown.failure ??= error?.message ?? 'an error without a message')
    for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'])
      channel!.on(event, note)
    channel!.on('unhandledErrorsWhilePlaying', ([error]: { message?: string }[]) => note(error))
    // WebKit opens the menu of a select box also for the events of a play function; the menu then sets its own choice.
    shown.addEventListener('mousedown', (event) => {
      const { target } = event
      if (!event.isTrusted && (target as Element).closest('select')) event.preventDefault()
    })
  })
}

const START_MS = 60_000
const POLL_MS = 50

/** Shows a story at its declared size, and waits until its play function has ended. */
export async function playStory(session: WebDriverSession, storyId: string, timeoutMs: number): Promise<StoryEnd> {
  await session.run(async (id) => {
    const frame = document.querySelector('iframe')!
    const shown = frame.contentWindow as StoryWindow
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = shown
    shown.failure = undefined
    const { storyGlobals, parameters } = await preview!.storyStore.loadStory({ storyId: id })
    const name = storyGlobals?.viewport?.value
    const size = (name && parameters.viewport?.options?.[name]?.styles) || { width: '1280px', height: '860px' }
    frame.style.width = size.width
    frame.style.height = size.height
    shown.scrollTo(0, 0)
    shown.focus()
    channel!.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  }, storyId)
  let end: StoryEnd = { phase: 'not begun' }
  await until(async () => {
    end = await session.run((id) => {
      const shown = document.querySelector('iframe')!.contentWindow as StoryWindow
      const { __STORYBOOK_PREVIEW__: preview } = shown
      const render = preview?.currentRender
      const isError = shown.document.body.matches('.sb-show-errordisplay, .sb-show-nopreview')
      const phase = render?.id === id ? (render.phase ?? 'begun') : 'not begun'
      const isOver = ['finished', 'errored', 'aborted'].includes(phase)
      return { phase: isOver && isError ? 'errored' : phase, ...(shown.failure && { error: shown.failure }) }
    }, storyId)
    return ['finished', 'errored', 'aborted'].includes(end.phase)
  }, timeoutMs)
  return end
}

/** Resolves as soon as the condition is true, and when the time is over. */
async function until(isTrue: () => Promise<boolean>, timeoutMs: number): Promise<void> {
  const end = Date.now() + timeoutMs
  while (!(await isTrue()) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
}
