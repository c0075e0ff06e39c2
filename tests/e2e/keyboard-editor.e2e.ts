import type { Page } from '@playwright/test'
import { characterId } from '#mocks/fixtures/ids.ts'
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

test(
  'a user creates a character and opens its chat with the keyboard only',
  { tag: ['@NS-31'] },
  async ({ page, asMira }) => {
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

    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Chat', exact: true }))
    await Enter(page)
    await expect(page.getByRole('log').getByText(/^Tap(, tap)?\.$/)).toBeVisible()
    await tabTo(page, page.getByRole('textbox', { name: /^Message to/ }))
    await type(page, 'Who is there?')
    await Enter(page)
    await expect(page.getByRole('log').getByText('Who is there?')).toBeVisible()
    await expect.poll(async () => (await asMira.calls('sendMessage')).length).toBe(1)

    // Back goes past the character to the page before, not to the submitted form.
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(/\/explore$/)
  },
)

test(
  'Mira redraws Aria, manages her images, reframes her and deletes her with the keyboard only',
  { tag: ['@B1-09', '@B4.3-05', '@B4.5-02'] },
  async ({ page, asMira }) => {
    await page.goto(`/characters/edit/${characterId('aria')}`)
    const actions = button(page, 'Actions')
    const choose = async (steps: number, tool: string) => {
      await tabTo(page, actions)
      await Enter(page)
      await expect(page.getByRole('menuitem', { name: 'Manage images' })).toBeFocused()
      for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem', { name: tool })).toBeFocused()
      await Enter(page)
    }

    await choose(0, 'Manage images')
    const manager = page.getByRole('dialog', { name: 'Manage images' })
    await expect(manager.getByText('Image 1 of 3')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await tabTo(page, manager.getByRole('button', { name: 'New image' }))
    await Enter(page)
    await expect(manager.getByText('Image 1 of 4')).toBeVisible()
    await expect(manager.getByRole('listitem').first()).toContainText('Current')
    await page.keyboard.press('ArrowRight')
    await tabTo(page, manager.getByRole('button', { name: 'Set as current' }))
    await Enter(page)
    await expect(manager.getByRole('listitem').nth(1)).toContainText('Current')
    await page.keyboard.press('ArrowRight')
    await tabTo(page, manager.getByRole('button', { name: 'Delete' }))
    await Enter(page)
    await expect(manager.getByText('Image 3 of 3')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(manager).toBeHidden()

    await expect(actions).toBeFocused()
    await choose(3, 'Reframe')
    const crop = page.getByRole('slider', { name: 'Frame of the small picture' })
    await expect(crop).toBeFocused()
    await expect(button(page, 'Confirm')).toBeEnabled()
    await page.keyboard.press('PageDown')
    await page.keyboard.press('ArrowDown')
    await expect(crop).toHaveAttribute('aria-valuenow', '0.11')
    await tabTo(page, button(page, 'Confirm'))
    await Enter(page)
    await expect(page.getByText('The small picture shows the new frame.')).toBeVisible()
    await expect(actions).toBeFocused()

    await tabTo(page, button(page, 'Delete'))
    await Enter(page)
    const asking = page.getByRole('dialog', { name: 'Delete Character' })
    await expect(asking.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await tabTo(page, asking.getByRole('button', { name: 'Delete' }))
    await Enter(page)
    await expect(page).toHaveURL(/\/my-characters/)
    await expect(page.getByText('Character deleted.')).toBeVisible()
    for (const operation of ['renewImage', 'setMainImage', 'deleteImage', 'reframeImage', 'deleteCharacter'] as const) {
      expect(await asMira.calls(operation)).toHaveLength(1)
    }
  },
)
