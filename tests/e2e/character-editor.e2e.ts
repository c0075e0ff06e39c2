import type { Locator, Page } from '@playwright/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { signIn } from '#tests/support/signIn.ts'
import { expect, test } from '#tests/support/test.ts'

const FERRY = `/characters/edit/${characterId('the-ferry-apprentice')}`
const WHOLE = {
  Name: 'Mirelle of the Tides',
  Description: 'A lighthouse keeper who answers letters the sea returns.',
  Background: 'A drowned coast, a lamp, and a great many stairs.',
  'Main greeting': 'You came up all these stairs?',
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const traits = (page: Page) => page.getByRole('textbox', { name: /^Trait \d$/ })
const create = (page: Page) => page.getByRole('button', { name: 'Create Character', exact: true })
const save = (page: Page) => page.getByRole('button', { name: /^Saved?$/ })
const prompt = (page: Page) => page.getByRole('dialog', { name: 'Unlock the Full Experience!' })
/** The draft of any user. */
const draft = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('newCharacterDraft'))
    return key === undefined ? null : localStorage.getItem(key)
  })

async function fillIn(page: Page) {
  await expect(traits(page)).toHaveCount(3)
  for (const [label, text] of Object.entries(WHOLE)) await field(page, label).fill(text)
}
async function isFilledIn(page: Page) {
  for (const [label, text] of Object.entries(WHOLE)) await expect(field(page, label)).toHaveValue(text)
}
test(
  'a visitor writes a character, signs in when asked, and sees the character',
  {
    tag: [
      '@B4.6-01',
      '@B4.6-02',
      '@B6-09',
      '@A6-19',
      '@B2.1-02',
      '@A2.1-14',
      '@B1-05',
      '@B2.3-12',
      '@B2.3-21',
      '@AMB-39',
      '@NS-31',
    ],
  },
  async ({ page, world, consoleErrors }) => {
    consoleErrors.expectError(/Failed creating the character\.|401/)
    const server = await world({})
    await page.goto('/explore')
    await page.goto('/characters/create')
    await expect(page.getByRole('heading', { level: 1, name: 'Create New Character', exact: true })).toBeVisible()
    await fillIn(page)
    await create(page).click()
    await expect(prompt(page)).toBeVisible()
    expect(await server.calls('createCharacter')).toMatchObject([{ status: 401 }])
    await prompt(page).getByRole('button', { name: 'Sign In' }).click()
    await signIn(page)
    await expect(page).toHaveURL('/characters/create')
    await isFilledIn(page)
    await expect(prompt(page)).toBeHidden()

    await create(page).click()
    await expect(page.getByText('Character created successfully.')).toBeVisible()
    await expect(page).toHaveURL(/\/character\/[\w-]+$/)
    await expect(page.getByRole('heading', { level: 1, name: WHOLE.Name })).toBeVisible()
    expect(await draft(page)).toBeNull()
    await page.goto('/characters/create')
    await expect(traits(page)).toHaveCount(3)
    await expect(field(page, 'Name')).toHaveValue('')
  },
)

test(
  'typed text is still there after a reload, after another page, and in another tab',
  { tag: ['@B2.3-13', '@B2.3-19', '@B2.3-20', '@B3-33', '@NS-13'] },
  async ({ page, context, world }) => {
    await world({})
    await page.goto('/search?query=sea')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.getByRole('link', { name: 'Character', exact: true }).click()
    await fillIn(page)
    await page.getByRole('switch', { name: 'Public' }).click({ force: true })
    await page.getByRole('combobox', { name: 'Tags' }).fill('lamp')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Add Greeting' }).click()
    await field(page, 'Alternative greeting 1').fill('Mind the stairs.')
    await page.reload()
    await isFilledIn(page)
    await expect(field(page, 'Alternative greeting 1')).toHaveValue('Mind the stairs.')
    await expect(page.getByRole('button', { name: 'Remove lamp' })).toBeVisible()
    await expect(page.getByRole('switch', { name: 'Public' })).not.toBeChecked()
    await expect(traits(page)).toHaveCount(3)
    await expect(page.getByText('Your draft is back as you left it.')).toBeVisible()

    await field(page, 'Name').fill('Somebody')
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL('/search?query=sea')
    await page.goForward()
    await expect(field(page, 'Name')).toHaveValue('Somebody')

    const other = await context.newPage()
    await other.goto('/characters/create')
    await expect(field(other, 'Name')).toHaveValue('Somebody')
    await field(other, 'Name').fill('Somebody else')
    await expect(field(page, 'Name')).toHaveValue('Somebody else')
    await other.getByRole('button', { name: 'Discard draft' }).click()
    await expect(field(page, 'Name')).toHaveValue('')
    await expect.poll(() => draft(page)).toBeNull()
  },
)

test('text fields grow with their text, up to a limit', { tag: ['@B2.3-23', '@B2.3-24'] }, async ({ page, world }) => {
  await world({})
  await page.goto('/characters/create')
  const rowsOf = (text: Locator) =>
    text.evaluate((element) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element)
      return Math.round(
        (element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)) / parseFloat(lineHeight),
      )
    })
  const lines = (count: number) => Array.from({ length: count }, (_, index) => index).join('\n')
  const limits = { Description: [3, 10], Background: [2, 4], 'Main greeting': [2, 4] } as const
  for (const [label, [least, most]] of Object.entries(limits)) {
    const text = field(page, label)
    await expect.poll(() => rowsOf(text)).toBe(least)
    await text.fill(lines(least + 1))
    await expect.poll(() => rowsOf(text)).toBe(least + 1)
    await text.fill(lines(20))
    await expect.poll(() => rowsOf(text)).toBe(most)
    expect(await text.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
  }
})

test('unsaved changes survive a reload; leaving the page asks for confirmation', async ({ page, asMira: _ }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/my-characters')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
  await page.goto(FERRY)
  await field(page, 'Name').fill('Ferryman')
  await page.getByRole('combobox', { name: 'Tags' }).pressSequentially('riv')
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Tags' })).toHaveValue('riv')
  await expect(field(page, 'Name')).toHaveValue('Ferryman')
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
  await page.getByRole('link', { name: 'Explore', exact: true }).click()
  const asking = page.getByRole('dialog', { name: 'Leave without saving?' })
  await asking.getByRole('button', { name: 'Stay' }).click()
  await expect(asking).toBeHidden()
  await expect(field(page, 'Name')).toHaveValue('Ferryman')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(save(page)).toHaveText('Saved')
  await page.getByRole('link', { name: 'Explore', exact: true }).click()
  await expect(page).toHaveURL(/\/explore$/)
})
