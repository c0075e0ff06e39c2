import { expect, it } from 'vitest'
import { pictureSummary } from './pictureSummary.ts'

const PAGE = '.cache/reports/playwright/index.html'
const DIFFERENT = `Error: expect(page).toHaveScreenshot(expected) failed

  57 pixels (ratio 0.01 of all image pixels) are different.

  Snapshot: \u001B[2mexplore-390.png\u001B[22m

  Call log:
    - taking page screenshot`

it('a passed run prints one line', () => {
  expect(pictureSummary([{ name: 'explore', isOk: true, errors: [] }], PAGE)).toEqual(['1 test of pictures passed.'])
})

it('a failed run prints one line per picture and ends with the page that shows them', () => {
  const lines = pictureSummary(
    [
      { name: 'explore', isOk: false, errors: [DIFFERENT, DIFFERENT.replace('390', '1280')] },
      { name: 'chat', isOk: false, errors: ['Test timeout of 45000ms exceeded.\nmore'] },
      { name: 'search', isOk: true, errors: [] },
    ],
    PAGE,
  )
  expect(lines).toEqual([
    '✘ explore: explore-390.png differs · explore-1280.png differs',
    '✘ chat: Test timeout of 45000ms exceeded.',
    '',
    '2 of 3 tests failed. Pictures before, after and their difference:',
    PAGE,
  ])
})
