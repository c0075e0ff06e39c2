import { startStaticServer } from '#tests/support/staticServer.ts'
import { expect, test } from '#tests/support/test.ts'
import { buildFolder } from '#tests/support/testBuilds.ts'

test('Storybook opens with its welcome page, and the page of a screen shows its states by group', async ({
  page,
  ownServer,
}) => {
  test.slow() // Storybook, and pictures that are stories
  const site = ownServer(await startStaticServer({ folder: buildFolder('storybook') }))
  await page.goto(site.url)
  const shown = page.frameLocator('#storybook-preview-iframe')
  await expect(shown.getByRole('heading', { level: 1, name: 'Perigee' })).toBeVisible()
  await shown.getByRole('link', { name: 'Screens' }).click()
  await expect(shown.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible()
  for (const group of ['Data', 'Loading', 'Errors'])
    await expect(shown.getByRole('heading', { level: 2, name: new RegExp(`^${group} \\(\\d+\\)$`) })).toBeVisible()
  await shown.getByText(/^Requirement rows \(\d{2,}\)$/).click()
  const row = shown.getByRole('listitem').filter({ hasText: 'A2.5-01' })
  await expect(row.getByRole('link', { name: /stor(y|ies)$/ })).toBeVisible()
  await shown.getByText(/^Requirement rows/).click()
  await expect(shown.getByText(/^Calls \(\d+\)$/)).toBeVisible()
  await expect(shown.getByRole('listitem').first().locator('iframe').first()).toBeVisible()
  await shown.getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(/path=\/story\/features-explore-/)
})
