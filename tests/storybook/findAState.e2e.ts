import type { Page } from '@playwright/test'
import { letTimePass, movableTime, stopTime } from '#tests/support/browserClock.ts'
import { holding } from '#tests/support/holding.ts'
import { expect, test } from '#tests/support/storybookSite.ts'
import type { StorybookGlobals } from '#tests/support/storybookGlobals.ts'

/** What a tester looks for, and the story that shows it. */
const TASKS: Record<string, string> = {
  'delete a chat fails': 'features-chat-chatpage--not-deleted',
  'read-only staging': 'start-staging--read-only-staging',
  'session expired while typing': 'features-chat-chatmoments--session-expires-while-typing',
}

const pageOf = (page: Page) => page.frameLocator('#storybook-preview-iframe')
// By its label: until the frame shows the search, it shows a story, which may have search fields of its own.
const fieldOf = (page: Page) => pageOf(page).getByRole('searchbox', { name: /^Words on the screen/ })

/** Runs in the frame of a story. */
function phaseOfStory(): string | undefined {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookGlobals
  return preview?.currentRender?.phase
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Alt+j')
  // Storybook reloads the frame if a play function is still running.
  await expect(fieldOf(page)).toBeFocused()
}

test('a key, some words and one click find each of three states', async ({ page, storybook, consoleErrors }) => {
  consoleErrors.expectError(/.*/) // what failing stories log
  await page.goto(`${storybook.url}?path=/story/features-explore-explorepage--loaded`)
  await expect(pageOf(page).getByRole('heading', { level: 1 })).toBeVisible()
  for (const [words, id] of Object.entries(TASKS)) {
    await openSearch(page)
    await page.keyboard.type(words)
    await pageOf(page)
      .getByRole('listitem')
      .getByRole('link')
      .and(pageOf(page).locator(`[href$="/${id}"]`))
      .click()
    await expect(page, words).toHaveURL(new RegExp(`path=/story/${id}$`))
    await expect(pageOf(page).locator('#storybook-root > *').first(), words).toBeVisible()
  }
})

test('the key works while a field of the story has the focus', async ({ page, storybook }) => {
  await page.goto(`${storybook.url}?path=/story/features-accounts-signinpage--fresh`)
  await pageOf(page).getByLabel('Login').focus()
  await openSearch(page)
})

for (const from of ['docs/welcome--docs', 'story/features-accounts-signinpage--fresh']) {
  test(`no letter is lost that is typed at once after the key, on ${from}`, async ({ page, storybook }) => {
    await page.goto(`${storybook.url}?path=/${from}`)
    await expect(pageOf(page).getByRole('heading', { level: 1 })).toBeVisible()
    await pageOf(page).locator('body').click()
    await page.keyboard.press('Alt+j')
    await page.keyboard.type('no results')
    await expect(fieldOf(page)).toHaveValue('no results')
    await expect(fieldOf(page)).toBeFocused()
  })
}

/** Only the first picture is in view: on a slow machine the next one starts meanwhile, and takes the focus as well. */
const ONE_PICTURE = { width: 420, height: 480 }

test('a picture does not move the focus while the user types', async ({ page, storybook, consoleErrors }) => {
  consoleErrors.expectError(/.*/)
  await page.setViewportSize(ONE_PICTURE)
  await page.goto(`${storybook.url}?path=/docs/find-a-state--docs`)
  await fieldOf(page).fill('session expired while typing')
  const picture = pageOf(page).frameLocator('iframe')
  const dialog = picture.getByRole('dialog', { name: 'Unlock the Full Experience!' })
  // On a busy machine each step takes its time: the picture starts, its story is drawn, and it plays to its end.
  await expect(pageOf(page).locator('iframe')).toBeAttached()
  await expect(picture.locator('#storybook-root > *').first()).toBeAttached()
  await expect.poll(() => picture.locator('body').evaluate(phaseOfStory)).toBe('finished')
  await expect(dialog).toBeVisible()
  await expect(fieldOf(page)).toBeFocused()
  // A dialog may take the focus after its story has finished.
  await dialog.getByRole('link').or(dialog.getByRole('button')).first().focus()
  await expect(fieldOf(page)).toBeFocused()
})

test('a picture that is late does not move the focus either', async ({ page, storybook, consoleErrors }) => {
  consoleErrors.expectError(/.*/)
  const id = TASKS['session expired while typing']!
  const held = await holding(page.context(), [new RegExp(`iframe\\.html\\?id=${id}`)])
  await page.setViewportSize(ONE_PICTURE)
  await movableTime(page)
  await page.goto(`${storybook.url}?path=/docs/find-a-state--docs`)
  await fieldOf(page).fill('session expired while typing')
  await expect(pageOf(page).locator('iframe')).toBeAttached()
  // The next picture would start without waiting any longer for this one.
  await letTimePass(page, 10_000)
  held.release()
  const picture = pageOf(page).frameLocator('iframe')
  await expect(picture.getByRole('dialog', { name: 'Unlock the Full Experience!' })).toBeVisible()
  await expect.poll(() => picture.locator('body').evaluate(phaseOfStory)).toBe('finished')
  await expect(fieldOf(page)).toBeFocused()
  await expect(pageOf(page).locator('iframe')).toHaveCount(1)
})

test('a picture starts when it stays in view, not while the user types', async ({ page, storybook }) => {
  await movableTime(page)
  // Stories would log failures.
  await page.route(/iframe\.html\?id=/, (route) => route.fulfill({ body: '' }))
  // Without Storybook's interface, whose own timers would stand still.
  await page.goto(`${storybook.url}iframe.html?viewMode=docs&id=find-a-state--docs`)
  const field = page.getByRole('searchbox', { name: /^Words on the screen/ })
  await expect(field).toBeFocused()
  await stopTime(page)
  for (const [words, state] of [
    ['draft restored', 'Draft Restored'],
    ['session expired while typing', 'Session Expires While Typing'],
  ] as const) {
    await field.fill(words)
    await expect(page.getByRole('link', { name: state }).first()).toBeVisible()
    await letTimePass(page, 200)
    await expect(page.locator('iframe')).toHaveCount(0)
  }
  await expect(async () => {
    await letTimePass(page, 300)
    expect(await page.locator('iframe').count()).toBe(1)
  }).toPass()
})
