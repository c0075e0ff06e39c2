import { startStaticServer } from '#tests/support/staticServer.ts'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'
import { buildFolder } from '#tests/support/testBuilds.ts'

test('a build for the root, served in a folder, explains why the page stays empty', async ({
  page,
  consoleErrors,
  ownServer,
}) => {
  consoleErrors.expectError(/404.*\/assets\//)
  const site = ownServer(await startStaticServer({ folder: buildFolder('live'), base: '/perigee/' }))
  await page.goto(site.url)
  await expect(page.getByRole('heading', { name: 'Perigee could not load its files.' })).toBeVisible()
})

test('a page without the app’s code shows an error at once, and offers a retry', async ({ page, consoleErrors }) => {
  consoleErrors.expectError(/Failed to load resource/)
  const entry = /\/assets\/index-[^/]*\.js$/
  await page.route(entry, (route) => route.abort())
  await page.goto('/explore')
  await expect(page.getByRole('heading', { name: 'Perigee could not load its files.' })).toBeVisible()
  await expectNoViolations(page)
  await page.unroute(entry)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Meet Your Next Companions' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Perigee could not load its files.' })).toHaveCount(0)
})
