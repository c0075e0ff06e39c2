import type { Locator, Page } from '@playwright/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'

// Aria has three images; the oldest is the main one.

const ARIA = characterId('aria')
const EDIT = `/characters/edit/${ARIA}`

const picture = (page: Page) => page.getByRole('img', { name: 'Picture of Aria', exact: true })
const actions = (page: Page) => page.getByRole('button', { name: 'Actions', exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const src = (image: Locator) => image.getAttribute('src')

async function choose(page: Page, tool: string) {
  await actions(page).click()
  await page.getByRole('menuitem', { name: tool, exact: true }).click()
}
async function openAria(page: Page) {
  await page.goto(EDIT)
  await expect(picture(page)).toBeVisible()
}

test(
  'Mira retouches Aria, and during the request she writes and visits another page',
  { tag: ['@B2.4-14', '@B4.4-01', '@B4.4-02', '@B4.4-03', '@B4.4-04', '@B4.4-07', '@B4.4-08', '@B1-07'] },
  async ({ page, world, consoleErrors }) => {
    consoleErrors.expectError(/Request blocked|422/)
    const server = await world({ viewer: 'mira', faults: [{ operation: 'retouchImage', nth: 1, hold: true }] })
    await openAria(page)
    await choose(page, 'Smart Retouch')
    const retouch = dialog(page, 'Smart Retouch')
    const wish = retouch.getByRole('textbox', { name: 'What should change?' })
    await wish.fill('At the sea, with a red scarf')
    await retouch.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(retouch.getByText(/^Retouching…/)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'Background', exact: true }).focus()

    await page.getByRole('link', { name: 'Explore', exact: true }).first().click()
    await expect(page).toHaveURL(/\/explore$/)
    await server.release('retouchImage')
    await page.goBack()
    await expect(picture(page)).toBeVisible()
    await choose(page, 'Smart Retouch')
    const preview = retouch.getByRole('img', { name: 'Retouched picture' })
    await expect(preview).toBeVisible()
    await expect(wish).toHaveValue('At the sea, with a red scarf')
    await expectNoViolations(page)

    await wish.fill('Covered in blood')
    await retouch.getByRole('button', { name: 'Apply again' }).click()
    await expect(retouch.getByText('Request blocked: The prompt may violate guidelines.')).toBeVisible()
    await expect(preview).toBeHidden()

    await wish.fill('In a green hat')
    await retouch.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(preview).toBeVisible()
    const retouched = await src(preview)
    await retouch.getByRole('button', { name: 'Accept change' }).click()
    await expect(retouch).toBeHidden()
    await expect(picture(page)).toHaveAttribute('src', retouched!)
  },
)

test(
  'Mira reframes Aria with the mouse',
  { tag: ['@B2.4-17', '@B4.5-01', '@B4.5-02', '@B4.5-05', '@B1-08'] },
  async ({ page, asMira }) => {
    await openAria(page)
    await choose(page, 'Reframe')
    const crop = page.getByRole('slider', { name: 'Frame of the small picture' })
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled()
    await crop.scrollIntoViewIfNeeded()
    const box = (await crop.boundingBox())!
    expect(Math.abs(box.width - box.height)).toBeLessThan(1)
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2 + box.width * 0.2)
    await expect(crop).toHaveAttribute('aria-valuenow', '0.2')
    await page.mouse.up()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(crop).toBeHidden()
    await expect(page.getByText('The small picture shows the new frame.')).toBeVisible()
    expect(await asMira.calls('reframeImage')).toMatchObject([{ status: 200 }])
  },
)
