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

/** The distance between the centres of both, px. */
async function fromTheMiddle(card: Locator, of: Locator): Promise<number> {
  const [inner, outer] = await Promise.all([card.boundingBox(), of.boundingBox()])
  return inner && outer ? Math.abs(inner.x + inner.width / 2 - outer.x - outer.width / 2) : Infinity
}

async function choose(page: Page, tool: string) {
  await actions(page).click()
  await page.getByRole('menuitem', { name: tool, exact: true }).click()
}
async function openAria(page: Page) {
  await page.goto(EDIT)
  await expect(picture(page)).toBeVisible()
}

test(
  'Mira redraws Aria, restores an older picture and deletes one, with the keyboard',
  {
    tag: ['@B2.4-13', '@B4.3-05', '@B4.3-07', '@B4.3-09', '@B4.3-12', '@B7-08', '@B7-09', '@B7-10', '@B7-11', '@B1-09'],
  },
  async ({ page, asMira }) => {
    await openAria(page)
    const born = await src(picture(page))
    await actions(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Manage images' })).toBeFocused()
    await page.keyboard.press('Enter')
    const manager = dialog(page, 'Manage images')
    await expect(manager.getByText('Image 1 of 3')).toBeVisible()
    await expectNoViolations(page)

    // The tile is out of view: the browser scrolls to it.
    await page.keyboard.press('ArrowRight')
    await manager.getByRole('button', { name: 'New image', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(manager.getByText('Image 1 of 4')).toBeVisible()
    await expect(manager.getByRole('listitem').first()).toContainText('Current')
    await expect.poll(() => fromTheMiddle(manager.getByRole('listitem').first(), manager)).toBeLessThan(2)
    await expect(picture(page)).not.toHaveAttribute('src', born!)

    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(manager.getByText('Image 4 of 4')).toBeVisible()
    await manager.getByRole('button', { name: 'Set as current' }).focus()
    await page.keyboard.press('Enter')
    await expect(manager.getByRole('listitem').nth(3)).toContainText('Current')
    await expect(picture(page)).toHaveAttribute('src', born!)

    await page.keyboard.press('ArrowLeft')
    await manager.getByRole('button', { name: 'Delete' }).focus()
    await page.keyboard.press('Enter')
    await expect(manager.getByText('Image 3 of 3')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(manager).toBeHidden()
    await expect(actions(page)).toBeFocused()
    for (const operation of ['renewImage', 'setMainImage', 'deleteImage'] as const) {
      expect(await asMira.calls(operation)).toHaveLength(1)
    }

    // The server has stored it, too.
    await page.reload()
    await expect(picture(page)).toHaveAttribute('src', born!)
    await choose(page, 'Manage images')
    await expect(manager.getByText('Image 1 of 3')).toBeVisible()
  },
)

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

test('the connection drops while Aria is retouched, reframed and deleted: each error allows a retry', async ({
  page,
  asMira,
  consoleErrors,
}) => {
  consoleErrors.expectError(/Failed to retouch|Failed reframing|Failed to delete|net::/)
  await openAria(page)
  // Fails every call, not only the first: over HTTP, the browser itself may retry a request whose connection broke.
  const lineDrops = () =>
    asMira.fail(
      { operation: 'retouchImage', network: 'fail' },
      { operation: 'reframeImage', network: 'fail' },
      { operation: 'deleteCharacter', network: 'fail' },
    )
  await lineDrops()
  await choose(page, 'Smart Retouch')
  const retouch = dialog(page, 'Smart Retouch')
  const wish = retouch.getByRole('textbox', { name: 'What should change?' })
  const apply = retouch.getByRole('button', { name: 'Apply', exact: true })
  await wish.fill('In a green hat')
  await apply.click()
  await expect(retouch.getByText('Failed to retouch the character picture.')).toBeVisible()
  await expect(wish).toHaveValue('In a green hat')
  await asMira.recover()
  await apply.click()
  await expect(retouch.getByRole('img', { name: 'Retouched picture' })).toBeVisible()
  await retouch.getByRole('button', { name: 'Reject change' }).click()
  await page.keyboard.press('Escape')

  await lineDrops()
  await choose(page, 'Reframe')
  const crop = page.getByRole('slider', { name: 'Frame of the small picture' })
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled()
  await crop.press('PageDown')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Failed reframing the character.')).toBeVisible()
  await expect(crop).toBeHidden()
  await asMira.recover()
  await choose(page, 'Reframe')
  await expect(crop).toHaveAttribute('aria-valuenow', '0.1')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('The small picture shows the new frame.')).toBeVisible()

  await lineDrops()
  const deletion = dialog(page, 'Delete Character')
  const askToDelete = () => page.getByRole('button', { name: 'Delete', exact: true }).click()
  await askToDelete()
  await deletion.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete character.')).toBeVisible()
  await expect(deletion).toBeHidden()
  await asMira.recover()
  await askToDelete()
  await deletion.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/my-characters/)
})

test(
  'the connection drops while Aria is redrawn: an error is shown, and the typed text stays',
  { tag: ['@B2.4-16', '@B8.4-05'] },
  async ({ page, world, consoleErrors }) => {
    consoleErrors.expectError(/Failed to update the image|Failed to load resource|net::/)
    const server = await world({
      viewer: 'mira',
      faults: [{ operation: 'renewImage', nth: 1, network: 'fail', hold: true }],
    })
    await openAria(page)
    const before = await src(picture(page))
    await choose(page, 'Renew image')
    await expect(page.getByText('Renewing…')).toBeVisible()
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await name.fill('Aria the Second')
    await server.release('renewImage')
    await expect(page.getByText('Failed to renew image.')).toBeVisible()
    await expect(name).toHaveValue('Aria the Second')

    await choose(page, 'Renew image')
    const renewed = page.getByRole('img', { name: /^Picture of Aria/ })
    await expect(renewed).not.toHaveAttribute('src', before!)
    await expect(page.getByText('Failed to renew image.')).toBeHidden()
    await expect(name).toHaveValue('Aria the Second')
  },
)
