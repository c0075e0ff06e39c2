import type { Page } from '@playwright/test'
import type { Departure } from '#src/contract/departures/departure.ts'
import type { ServedConfig } from '#tests/support/liveBackend.ts'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'

/** Adds fields to config.json. */
function configure(config: ServedConfig, more: object): void {
  const { read } = config
  config.read = async () => ({ ...(await read()), ...more })
}

const departures = (page: Page) =>
  page.evaluate(
    () => (window as { perigeeDepartures?: { list(): readonly Departure[] } }).perigeeDepartures?.list() ?? [],
  )

test('a live build loads neither the recorder nor the staging guard by default', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/explore')
  await expect(page.getByRole('link', { name: /Mirelle/ }).first()).toBeVisible()
  expect(asked.filter((url) => /recorder|stagingGuard|panel/i.test(url))).toEqual([])
  await expect(page.getByRole('complementary', { name: 'Environment' })).toHaveCount(0)
})

test('an e-mail link changes nothing in a read-only environment, which shows its name, and its page explains why', async ({
  page,
  config,
  world,
  consoleErrors,
}) => {
  consoleErrors.expectError('This environment is read-only: nothing was sent.')
  const server = await world({})
  configure(config, { environment: 'staging', readOnly: true })
  await page.goto('/verify-email?token=verify-fern')
  await expect(page.getByRole('complementary', { name: 'Environment' })).toContainText('staging · read-only')
  await expect(page.getByRole('main')).toContainText('This environment is read-only: nothing was sent.')
  expect((await server.calls()).filter(({ method }) => method !== 'GET')).toEqual([])
  await expectNoViolations(page)
})

test('with an invalid API address, the page and its badge still start', async ({ page, config, consoleErrors }) => {
  // The page's own site does not serve the API.
  consoleErrors.expectError(/404|Error while fetching/)
  const warned = page.waitForEvent('console', (message) => message.text().includes('"apiBaseUrl" must be a path'))
  configure(config, { apiBaseUrl: 'http://localhost:99999', environment: 'staging', firstRetryMs: 0 })
  await page.goto('/explore')
  await warned
  await expect(page.getByRole('complementary', { name: 'Environment' })).toContainText('staging')
  await expect(page.getByRole('heading', { name: 'Perigee could not load its files.' })).toBeHidden()
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
})

test('a configured recorder lists deviations from the contract, and the app continues', async ({
  page,
  config,
  world,
  consoleErrors,
}) => {
  consoleErrors.expectError('Error while fetching a random character image')
  await world({
    faults: [{ operation: 'readRandomImage', status: 418, offContract: true }],
  })
  configure(config, { recordDepartures: true })
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
  await page.getByText('Departures: 1').click()
  await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeVisible()
})

test('a user can start the recorder from the badge', async ({ page, config, world }) => {
  await world({})
  configure(config, { environment: 'staging' })
  await page.goto('/explore')
  await page.getByRole('complementary', { name: 'Environment' }).getByText('staging').click()
  await page.getByRole('button', { name: 'Record departures' }).click()
  await expect(page.getByText('No departures')).toBeVisible()
  expect(await departures(page)).toEqual([])
  await expectNoViolations(page)
})

test('if the recorder is configured, the badge does not offer it', async ({ page, config, world }) => {
  await world({})
  configure(config, { environment: 'staging', recordDepartures: true })
  await page.goto('/explore')
  await page.getByRole('complementary', { name: 'Environment' }).getByText('staging').click()
  await expect(page.getByRole('button', { name: 'Departures are recorded' })).toBeDisabled()
  await expect(page.getByRole('complementary', { name: 'Departures from the contract' })).toHaveCount(1)
})
