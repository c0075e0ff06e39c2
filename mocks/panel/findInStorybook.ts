import type { LoggedCall } from '#mocks/calls/callLog.ts'
import { BRAND } from '#src/product/brand.ts'

/** Where `npm run storybook` serves it, beside `npm start`. */
const DEVELOPMENT = 'http://localhost:6006/'

const MAX_TEXT_CHARS = 60
const LAST_CALLS = 20
const MAX_CALLS = 3
/** The lowest status of a failure. */
const FIRST_FAILURE = 400

/** Where this build's Storybook is: what VITE_STORYBOOK says (`/storybook/`), or the one of development. */
export function storybookAddress({
  DEV,
  VITE_STORYBOOK,
}: Pick<ImportMetaEnv, 'DEV' | 'VITE_STORYBOOK'>): string | undefined {
  return VITE_STORYBOOK ?? (DEV ? DEVELOPMENT : undefined)
}

interface ShownPage {
  url: string
  /** The title of the browser's tab. */
  title: string
  /** What distinguishes this state from the others of its page. */
  texts?: readonly string[]
}

/** The page of Storybook that lists the states whose records contain most of these words, best first. */
export function findInStorybook(storybook: string, { url, title, texts = [] }: ShownPage): string {
  const address = new URL(storybook, url)
  const words = [title.replace(BRAND, '').replace(/\s*·\s*$/, ''), ...texts].join(' ').trim()
  address.search = new URLSearchParams({ path: '/docs/find-a-state--docs', find: words }).toString()
  return address.href
}

/** The headings of open dialogs and the error messages of the page, without those of the panel. */
export function distinctiveTexts(body: HTMLElement): string[] {
  const elements = body.querySelectorAll('[role=dialog] h2, [role=alertdialog] h2, [role=alert]')
  return [...elements]
    .filter((element) => !element.closest('dialog, [aria-label="Mock"]'))
    .map((element) => element.textContent.trim().slice(0, MAX_TEXT_CHARS))
    .filter(Boolean)
}

/** The last calls that failed, or that have no response yet: `listMyChats 500`, `listMyChats pending`. */
export function distinctiveCalls(calls: readonly LoggedCall[]): string[] {
  const texts = calls.slice(-LAST_CALLS).flatMap(({ operation, outcome, status }) => {
    if (!operation || outcome === 'aborted' || (status !== undefined && status < FIRST_FAILURE)) return []
    return [`${operation} ${status ?? (outcome === 'under way' ? 'pending' : 'none')}`]
  })
  return [...new Set(texts)].slice(-MAX_CALLS)
}
