import { expect, test } from '#tests/support/storybookSite.ts'
import type { Locator, Page } from '@playwright/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import type { StoryWorld } from '#storybook/worldOf.tsx'

// The guarantee that all stories depend on: a page can contain any number of apps that do not affect each other.

type Box = HTMLElement & { storyWorld: StoryWorld }

/** The states of the page, and the visible content of each. */
const STATES: Record<string, (box: Locator) => Promise<void>> = {
  'A visitor, everything there': async (box) => {
    await expect(box.getByRole('heading', { level: 3 })).toHaveCount(21)
    await expect(box.getByLabel('Likes, yours among them')).toHaveCount(0)
  },
  'Mira is signed in': async (box) => {
    await expect(box.getByRole('heading', { level: 3 })).toHaveCount(21)
    await expect(box.getByLabel('Likes, yours among them')).not.toHaveCount(0)
  },
  'Still loading': (box) => expect(box.locator('[data-skeleton]').first()).toBeVisible(),
  'One row failed': async (box) => {
    await expect(box.getByText('Could not load characters: boom')).toBeVisible()
    await expect(box.getByRole('heading', { level: 3 })).toHaveCount(14)
  },
  'All rows failed': (box) => expect(box.getByText(/^Could not load characters: Error while/)).toHaveCount(3),
  'Nobody has made anything': (box) => expect(box.getByText('No characters here yet.')).toHaveCount(3),
  'Three characters in all': (box) => expect(box.getByRole('heading', { level: 3 })).toHaveCount(9),
  'No picture can be loaded': async (box) => {
    await expect(box.getByRole('heading', { level: 3 })).toHaveCount(21)
    await expect(box.getByLabel('Likes, yours among them')).not.toHaveCount(0)
  },
}
const CHANGED = 'Mira is signed in'

test('one page shows eight states of Explore, and a change in one does not affect the others', async ({
  page,
  consoleErrors,
  storybook,
}) => {
  consoleErrors.expectError(/Error while fetching/) // errors that the failing states log
  consoleErrors.expectError(/404.*\/pictures\//) // the state without pictures
  await page.goto(`${storybook.url}iframe.html?viewMode=docs&id=features-explore-eight-states-at-once--docs`)
  for (const [state, isShown] of Object.entries(STATES)) await isShown(boxOf(page, state))
  const before = await everythingIn(page)
  const liked = await boxOf(page, CHANGED).getByLabel('Likes, yours among them').count()

  await likeCaptainOru(boxOf(page, CHANGED))
  await readEverythingAgain(page)

  await expect(boxOf(page, CHANGED).getByLabel('Likes, yours among them')).toHaveCount(liked + 1)
  for (const [state, isShown] of Object.entries(STATES)) await isShown(boxOf(page, state))
  const after = await everythingIn(page)
  for (const state of Object.keys(STATES)) {
    if (state === CHANGED) expect(after[state]).not.toEqual(before[state])
    else expect(after[state], state).toEqual(before[state])
  }
})

function boxOf(page: Page, state: string): Locator {
  return page.getByRole('figure', { name: state }).locator('.story-box')
}

/** The screen, the database, the storage and the address of each state. */
async function everythingIn(page: Page): Promise<Record<string, unknown>> {
  const entries = Object.keys(STATES).map(async (state) => {
    const found = await boxOf(page, state).evaluate(async (box) => {
      const { app, server, storage, clock } = (box as Box).storyWorld
      return {
        screen: (box as Box).innerText,
        database: JSON.stringify(await server.snapshot()),
        storage: JSON.stringify(storage),
        address: app.router.history.location.href,
        time: clock.now(),
      }
    })
    return [state, found] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Uses the state's own connection, as its like button would. */
async function likeCaptainOru(box: Locator): Promise<void> {
  const status = await box.evaluate(async (element, id) => {
    const { server } = (element as Box).storyWorld
    const { access_token: token } = server.signInAs('mira')
    const headers = { Authorization: `Bearer ${token}` }
    return (await server.fetch(`/api/v1/characters/${id}/like`, { method: 'POST', headers })).status
  }, characterId('captain-oru'))
  expect(status).toBe(200)
}

/** Each state refetches everything, except the one in which only the second call failed. */
async function readEverythingAgain(page: Page): Promise<void> {
  for (const state of Object.keys(STATES).filter((name) => name !== 'One row failed'))
    await boxOf(page, state).evaluate((box) => void (box as Box).storyWorld.app.queryClient.invalidateQueries())
}
