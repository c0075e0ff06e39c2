import type { Page } from '@playwright/test'
import { stringify } from 'yaml'
import { characterId } from '#mocks/fixtures/ids.ts'
import document from '#src/contract/generated/contract.json' with { type: 'json' }
import { expect, expectNoViolations, test } from '#tests/support/test.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: /^mock/ })
const button = (page: Page) => page.getByRole('button', { name: /^mock/ })

/** Tomorrow's API: creators have no names, a trait has a sixth strength, and the list of chats may be null. */
function newContract(): string {
  const theirs = structuredClone(document) as { components: { schemas: Record<string, any> } }
  const { Character, TraitStrength, ChatPage } = theirs.components.schemas
  delete Character.properties.creatorUsername
  Character.required = Character.required.filter((name: string) => name !== 'creatorUsername')
  TraitStrength.enum.push('overwhelmingly')
  ChatPage.properties.data.type = ['array', 'null']
  return stringify(theirs, { aliasDuplicateObjects: false })
}

test('a designer walks through the screens of a new contract, and leaves it', async ({ page, consoleErrors }) => {
  consoleErrors.expectError('Failed fetching user chats.')
  await page.route('**/new-openapi.yaml', (route) =>
    route.fulfill({ contentType: 'application/yaml', body: newContract() }),
  )
  const oru = `/character/${characterId('captain-oru')}`
  await page.goto(`${oru}?contract=./new-openapi.yaml&scenario=signed-in&panel=on`)
  await expect(button(page)).toHaveText('mock signed-in · contract new-openapi.yaml')
  await expect(page.getByText('overwhelmingly').first()).toBeVisible()
  expect(new URL(page.url()).search).toBe('')

  // The world outlives a reload; other tools work in it.
  await page.goto('/explore')
  await expect(page.getByText('By unknown').first()).toBeVisible()
  await button(page).click()
  await panel(page).getByText('The server follows new-openapi.yaml: 4 differences').click()
  await expect(panel(page).getByText(/creatorUsername: string → missing/)).toBeVisible()
  await expectNoViolations(page)
  await panel(page).getByRole('tab', { name: 'Faults' }).click()
  await panel(page).getByRole('button', { name: 'No connection' }).click()
  await expect(panel(page).getByText('contract new-openapi.yaml · offline')).toBeVisible()
  await panel(page).getByRole('button', { name: 'No connection' }).click()

  await page.getByRole('link', { name: 'Chats', exact: true }).click()
  await expect(page.getByText('Unable to load your chats.')).toBeVisible()

  await panel(page).getByRole('button', { name: 'Leave this contract' }).click()
  await expect(panel(page).getByText('The server follows today’s contract.')).toBeVisible()
  await expect(page.getByText('Unable to load your chats.')).toBeHidden()
  await expect(panel(page).getByRole('region', { name: 'New contract' })).toBeHidden()
})

test('a dropped description is followed, and one of another API changes nothing', async ({ page }) => {
  await page.goto('/explore?scenario=signed-in&panel=on')
  await button(page).click()
  await panel(page).getByRole('tab', { name: 'Data' }).click()
  const drop = (name: string, text: string) =>
    panel(page).evaluate(
      (element, [fileName, content]) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([content], fileName))
        element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
      },
      [name, text] as const,
    )
  await drop('pets.yaml', 'openapi: 3.1.0\npaths: { /pets: { get: { responses: {} } } }')
  await expect(panel(page).getByRole('status')).toHaveText(
    'Nothing was changed. The other description has none of the contract’s calls.',
  )
  await drop('tomorrow.yaml', newContract())
  await expect(panel(page).getByRole('status')).toHaveText('The server follows tomorrow.yaml.')
  await expect(page.getByText('By unknown').first()).toBeVisible()
  await panel(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(panel(page).getByRole('status')).toContainText('It leaves out tomorrow.yaml')
  await panel(page).getByRole('button', { name: 'Undo everything' }).click()
  await expect(page.getByText('By unknown')).toHaveCount(0)
})
