import type { Page } from '@playwright/test'
import type { Departure } from '#mocks/drift/departure.ts'
import { characterId } from '#mocks/ids.ts'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'

/** What config.json says besides the address. */
async function configured(page: Page, more: object): Promise<void> {
  await page.addInitScript((added) => {
    const { fetch } = window
    window.fetch = async (input, init) => {
      const response = await fetch(input, init)
      const isConfig = (typeof input === 'string' ? input : input instanceof URL ? input.href : input.url).endsWith(
        'config.json',
      )
      return isConfig ? Response.json({ ...((await response.json()) as object), ...added }) : response
    }
  }, more)
}

const departures = (page: Page) =>
  page.evaluate(() => (window as { perigeeDrift?: { list(): readonly Departure[] } }).perigeeDrift?.list() ?? [])

test('a live build without a word about it asks for neither the recorder nor the staging guard', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/explore')
  await expect(page.getByRole('link', { name: /Mirelle/ }).first()).toBeVisible()
  expect(asked.filter((url) => /recorder|stagingGuard|panel/i.test(url))).toEqual([])
  await expect(page.getByRole('complementary', { name: 'Environment' })).toHaveCount(0)
})

test('a read-only environment says its name, and no write leaves the page', async ({ page, world, consoleErrors }) => {
  consoleErrors.expectError('This environment is read-only: nothing was sent.')
  const server = await world({ viewer: 'mira' })
  await configured(page, { environment: 'staging', readOnly: true })
  await page.goto(`/character/${characterId('captain-oru')}`)
  await expect(page.getByRole('complementary', { name: 'Environment' })).toContainText('staging · read-only')
  const refused = page.waitForEvent('console', (message) => message.text().includes('This environment is read-only'))
  await page.getByRole('main').getByRole('button', { name: /like/i }).first().click()
  await refused
  expect((await server.calls()).filter(({ method }) => method !== 'GET')).toEqual([])
  await expectNoViolations(page)
})

test('a configured recorder lists what departs from the contract, and the app goes on', async ({
  page,
  world,
  consoleErrors,
}) => {
  consoleErrors.expectError('Error while fetching a random character image')
  await world({
    faults: [{ operation: 'readRandomImage', status: 418, offContract: true }],
  })
  await configured(page, { recordDrift: true })
  await page.goto('/explore')
  await expect(page.getByRole('link', { name: /Mirelle/ }).first()).toBeVisible()
  await expect
    .poll(() => departures(page))
    .toEqual([
      {
        operation: 'readRandomImage',
        pointer: '',
        expected: 'status 200, 401, 404, 5xx',
        actual: 'status 418',
        count: 1,
      },
    ])
  await expect(page.getByRole('complementary', { name: 'Environment' }), 'no badge was asked for').toHaveCount(0)
  await page.getByText('Drift: 1').click()
  await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeVisible()
})

test('the recorder can be asked for on the badge', async ({ page, world }) => {
  await world({})
  await configured(page, { environment: 'staging' })
  await page.goto('/explore')
  await page.getByRole('complementary', { name: 'Environment' }).getByText('staging').click()
  await page.getByRole('button', { name: 'Record drift' }).click()
  await expect(page.getByText('No drift')).toBeVisible()
  expect(await departures(page)).toEqual([])
  await expectNoViolations(page)
})

test('where the recorder is configured, the badge does not offer it again', async ({ page, world }) => {
  await world({})
  await configured(page, { environment: 'staging', recordDrift: true })
  await page.goto('/explore')
  await page.getByRole('complementary', { name: 'Environment' }).getByText('staging').click()
  await expect(page.getByRole('button', { name: 'Drift is recorded' })).toBeDisabled()
  await expect(page.getByRole('complementary', { name: 'Departures from the contract' })).toHaveCount(1)
})
