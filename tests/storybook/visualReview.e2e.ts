import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'
import { readPictures } from '#tests/visual/review/pictures.ts'
import { startReview } from '#tests/visual/review/reviewServer.ts'

const BASELINES = 'tests/visual/baselines'

test('changed pictures are compared, accepted, and left as they are with the keyboard', async ({
  page,
  ownServer,
}, testInfo) => {
  const results = testInfo.outputPath('results')
  const baselines = testInfo.outputPath('baselines')
  for (const folder of [results, baselines]) mkdirSync(folder)
  // The picture after the change is the other page's.
  const change = (name: string, before: string, after: string) => {
    copyFileSync(join(BASELINES, before), join(baselines, `${name}.png`))
    copyFileSync(join(BASELINES, before), join(results, `${name}-expected.png`))
    copyFileSync(join(BASELINES, after), join(results, `${name}-actual.png`))
    copyFileSync(join(BASELINES, after), join(results, `${name}-diff.png`))
  }
  change('chats-390', 'chats-390.png', 'search-390.png')
  change('explore-390', 'explore-390.png', 'chats-390.png')
  copyFileSync(join(BASELINES, 'search-390.png'), join(results, 'search-390-actual.png'))
  const same = (name: string, other: string) =>
    readFileSync(join(baselines, `${name}.png`)).equals(readFileSync(join(BASELINES, other)))

  const pictures = readPictures({ results, baselines })
  const review = ownServer(await startReview(pictures))
  await page.goto(review.url)
  const summary = page.getByRole('status')
  await expect(summary).toHaveText('3 changed, 0 accepted, 0 left, 3 open')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('chats-390')
  await expectNoViolations(page)

  await page.getByRole('slider').focus()
  await page.keyboard.press('Home')
  await expect(page.locator('main div')).toHaveCSS('--at', '0%')
  await page.getByRole('link', { name: 'difference' }).press('Enter')
  await expect(page.getByRole('img', { name: 'difference' })).toBeVisible()
  await page.keyboard.press('a')
  await expect(summary).toHaveText('3 changed, 1 accepted, 0 left, 2 open')
  expect(same('chats-390', 'search-390.png')).toBe(true)

  await expect(page.getByRole('heading', { level: 2 })).toHaveText('explore-390')
  await page.keyboard.press('l')
  await expect(summary).toHaveText('3 changed, 1 accepted, 1 left, 1 open')
  await expect(page.getByText('This picture is new: it has no baseline.')).toBeVisible()
  await page.keyboard.press('Shift+A')
  await expect(summary).toHaveText('3 changed, 2 accepted, 1 left, 0 open')
  expect(same('search-390', 'search-390.png')).toBe(true)
  expect(same('explore-390', 'explore-390.png')).toBe(true)
  await expectNoViolations(page)
})

test('a request without the review key changes nothing', async ({ request, ownServer }, testInfo) => {
  const folder = testInfo.outputPath()
  const pictures = readPictures({ results: folder, baselines: folder })
  const review = ownServer(await startReview(pictures))
  const { origin } = new URL(review.url)
  for (const path of ['/', '/before?name=a', '/accept?key=guess'])
    expect((await request.fetch(`${origin}${path}`, { method: path.startsWith('/a') ? 'POST' : 'GET' })).status()).toBe(
      403,
    )
})
