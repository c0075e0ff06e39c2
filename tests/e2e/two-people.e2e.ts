import type { Locator, Page } from '@playwright/test'
import { characterId, userId } from '#mocks/fixtures/ids.ts'
import { accountMenu, signIn as submitSignIn, signOut } from '#tests/support/signIn.ts'
import { expect, test } from '#tests/support/test.ts'

const SECRET = 'quicksilver'
const CHAT = `/chat/character/${characterId('nine')}`
const CREATE = '/characters/create'
const EDIT = `/characters/edit/${characterId('the-ferry-apprentice')}`
const CHARACTER = `/character/${characterId('nine')}`

const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })
const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })

async function signIn(page: Page, login: string, password: string) {
  await page.goto('/signin')
  await submitSignIn(page, login, password)
  await expect(accountMenu(page)).toBeVisible()
}

/** Everything that a page shows or holds in its fields, and the stored data that it could read. */
function withinReach(page: Page, owner: string) {
  return page.evaluate((id) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
    const stored = [localStorage, sessionStorage].flatMap((storage) =>
      // Drafts are stored under the user's id, and no page of another user reads them.
      Object.keys(storage).flatMap((key) => (key.includes(id) ? [] : [`${key}: ${storage.getItem(key)}`])),
    )
    return [document.body.innerText, location.href, JSON.stringify(history.state), ...fields, ...stored].join('\n')
  }, owner)
}

const WRITES = ['sendMessage', 'createCharacter', 'updateCharacter', 'updateMe', 'reportCharacter'] as const

interface OpenForm {
  open(page: Page): Promise<void>
  /** Where her text is again after her sign-in, if it is a draft. */
  draft?: (page: Page) => Locator
}

const OPEN_FORMS: Record<string, OpenForm> = {
  'the composer': {
    open: async (page) => {
      await page.goto(CHAT)
      await composer(page).fill(`${SECRET} in the composer`)
    },
    draft: composer,
  },
  'the form of a new character': {
    open: async (page) => {
      await page.goto(CREATE)
      await field(page, 'Name').fill(`${SECRET} name`)
      await expect(page.getByText('Draft kept on this device')).toBeVisible()
    },
    draft: (page) => field(page, 'Name'),
  },
  'the form of a character': {
    open: async (page) => {
      await page.goto(EDIT)
      await field(page, 'Description').fill(`${SECRET} edits`)
    },
  },
  'the account form': {
    open: async (page) => {
      await page.goto('/settings')
      await page.getByRole('main').getByLabel('Avatar description').fill(`${SECRET} about me`)
    },
  },
  'a report': {
    open: async (page) => {
      await page.goto(CHARACTER)
      await page.getByRole('main').getByRole('button', { name: 'Actions' }).first().click()
      await page.getByRole('menuitem', { name: 'Report' }).click()
      const report = page.getByRole('dialog', { name: 'Report this character' })
      await report.getByRole('radio').first().check()
      await report.getByRole('textbox').fill(`${SECRET} report`)
    },
  },
}

test(
  'a user’s typed text is hidden from other users of the browser, and returns to her',
  { tag: ['@AMB-10', '@NS-13'] },
  async ({ page, world }) => {
    page.on('dialog', (dialog) => void dialog.accept())
    await world({})
    await signIn(page, 'mira', 'perigee-7-moons')
    const owner = userId('mira')
    expect(await page.evaluate(() => Object.keys(localStorage))).toContain('perigee.user')
    for (const { open } of Object.values(OPEN_FORMS)) await open(page)
    await page.goto('/search')
    await page.getByRole('main').getByRole('searchbox').fill(`${SECRET} search`)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(SECRET))
    expect(await page.evaluate(() => Object.keys(localStorage).join())).toContain(owner)
    await signOut(page)
    await signIn(page, 'jonas', 'jonas-1-comet')

    for (const path of [CHAT, CREATE, '/search', '/settings', CHARACTER, EDIT, '/explore', '/chats']) {
      await page.goto(path)
      await expect(accountMenu(page)).toBeVisible()
      expect(await withinReach(page, owner), path).not.toContain(SECRET)
    }
    await page.goto(CREATE)
    await field(page, 'Name').fill('A comet')
    await expect(page.getByText('Draft kept on this device')).toBeVisible()
    await signOut(page)
    await expect(field(page, 'Name')).toHaveValue('')

    await signIn(page, 'mira', 'perigee-7-moons')
    for (const [path, draft] of [
      [CREATE, field(page, 'Name')],
      [CHAT, composer(page)],
      ['/settings', page.getByRole('main').getByLabel('Avatar description')],
    ] as const) {
      await page.goto(path)
      await expect(draft).toHaveValue(new RegExp(`^${SECRET}`))
    }
  },
)

for (const [form, { open, draft }] of Object.entries(OPEN_FORMS))
  test(
    `${form} hides and does not send a user’s text after another tab changes the user`,
    { tag: ['@AMB-10'] },
    async ({ page, context, world }) => {
      page.on('dialog', (dialog) => void dialog.accept())
      const server = await world({})
      const other = await context.newPage()
      await signIn(other, 'mira', 'perigee-7-moons')
      const owner = userId('mira')
      await page.goto('/explore')
      await open(page)
      await signOut(other)
      // After a sign-out and the sign-in of another user, her text must be visible to neither.
      await expect(accountMenu(page)).toHaveCount(0)
      expect(await withinReach(page, owner), 'signed out').not.toContain(SECRET)
      await signIn(other, 'jonas', 'jonas-1-comet')
      await expect(accountMenu(page)).toBeVisible()
      expect(await withinReach(page, owner), 'as jonas').not.toContain(SECRET)
      await page.keyboard.press('Enter')
      expect(await withinReach(page, owner), 'after Enter').not.toContain(SECRET)
      for (const operation of WRITES) expect(await server.calls(operation), operation).toEqual([])
      await signOut(other)
      await signIn(other, 'mira', 'perigee-7-moons')
      await expect(accountMenu(page)).toBeVisible()
      await page.reload()
      if (draft) await expect(draft(page)).toHaveValue(new RegExp(`^${SECRET}`))
    },
  )

test(
  'a page that reloads while the session is loading stays signed in',
  { tag: ['@NS-42'] },
  async ({ page, world }) => {
    // The sign-in makes the first call.
    await world({ faults: [{ operation: 'readMe', nth: [2, 3, 4], hold: true }] })
    await signIn(page, 'mira', 'perigee-7-moons')
    for (const path of ['/explore', '/search', '/explore']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    }
    await page.goto('/chats')
    await expect(accountMenu(page)).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveCount(0)
  },
)
