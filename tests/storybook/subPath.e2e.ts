import { startStaticServer } from '#tests/support/staticServer.ts'
import { expect, test } from '#tests/support/test.ts'
import { buildFolder } from '#tests/support/testBuilds.ts'

test('a static Storybook in a folder of a site shows its stories with their pictures', async ({ page, ownServer }) => {
  test.slow() // Storybook's manager loads around the story
  const site = ownServer(await startStaticServer({ folder: buildFolder('storybook'), base: '/perigee/storybook/' }))
  await page.goto(`${site.url}?path=/story/features-explore-explorepage--loaded`)
  const story = page.frameLocator('#storybook-preview-iframe')
  const picture = story.locator('img').first()
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)).toMatch(
    /^\/perigee\/storybook\/pictures\//,
  )
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
