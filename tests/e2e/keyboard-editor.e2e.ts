import type { Page } from '@playwright/test'
import { tabTo } from '#tests/support/tabTo.ts'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'

// This test does not click, and only key presses move the focus.

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const traits = (page: Page) => page.getByRole('textbox', { name: /^Trait \d$/ })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const Tab = (page: Page) => page.keyboard.press('Tab')
const Enter = (page: Page) => page.keyboard.press('Enter')
const type = (page: Page, text: string) => page.keyboard.type(text)

async function typeInto(page: Page, label: string, text: string) {
  await tabTo(page, field(page, label))
  await type(page, text)
}

test('a user creates a character with the keyboard only', { tag: ['@NS-31'] }, async ({ page, asMira }) => {
  await page.goto('/explore')
  await page.goto('/characters/create')
  await expect(traits(page)).toHaveCount(3)
  await typeInto(page, 'Name', 'Keys')
  await typeInto(page, 'Description', 'Written without a mouse.')
  await typeInto(page, 'Background', 'A keyboard.')

  await tabTo(page, traits(page).first())
  await page.keyboard.press('Control+a')
  // Never a random trait of the mock server: the form refuses a name that another trait has.
  await type(page, 'lunar')
  await Tab(page)
  await expect(traits(page).first()).toHaveValue('lunar')
  await page.keyboard.press('ArrowRight')
  const strength = page.getByRole('radiogroup', { name: 'Strength of lunar' })
  await expect(strength.getByRole('radio', { name: 'quite a lot' })).toBeChecked()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(traits(page).nth(1)).toHaveValue('lunar')
  await tabTo(page, button(page, 'Add Trait'))
  await Enter(page)
  await expect(traits(page).nth(3)).toBeFocused()
  await type(page, 'brisk')

  await typeInto(page, 'Main greeting', 'Tap.')
  await tabTo(page, button(page, 'Add Greeting'))
  await Enter(page)
  await expect(field(page, 'Alternative greeting 1')).toBeFocused()
  await type(page, 'Tap, tap.')

  await tabTo(page, page.getByRole('combobox', { name: 'Tags' }))
  await type(page, 'se')
  const suggested = await page.getByRole('option').first().innerText()
  await page.keyboard.press('ArrowDown')
  await Enter(page)
  await expect(button(page, `Remove ${suggested}`)).toBeVisible()
  for (const tag of ['keys', 'mouse']) {
    await type(page, tag)
    await Enter(page)
    await expect(button(page, `Remove ${tag}`)).toBeVisible()
  }
  await page.keyboard.press('Backspace')
  await expect(button(page, 'Remove mouse')).toBeHidden()

  await tabTo(page, page.getByRole('switch', { name: 'Public' }))
  await page.keyboard.press('Space')
  await expect(page.getByText('Only you can see it')).toBeVisible()
  await expectNoViolations(page)
  await tabTo(page, button(page, 'Create Character'))
  await Enter(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Keys' })).toBeVisible()
  expect(await asMira.calls('createCharacter')).toHaveLength(1)

  // Back does not lead to the submitted form.
  await page.goBack()
  await expect(page).toHaveURL(/\/explore$/)
})
