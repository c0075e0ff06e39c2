import { startStaticServer } from '#tests/support/staticServer.ts'
import { expect, test } from '#tests/support/test.ts'
import { buildFolder } from '#tests/support/testBuilds.ts'

test('whoever puts a build for the root into a folder is told why the page stays empty', async ({
  page,
  consoleErrors,
  otherOrigins,
}) => {
  consoleErrors.expectError(/404.*\/assets\//)
  const site = await startStaticServer({ folder: buildFolder('live'), base: '/perigee/' })
  otherOrigins.allow(site.url)
  await page.goto(site.url)
  await expect(page.getByText('Perigee could not load its files.')).toBeVisible()
  await site.close()
})
