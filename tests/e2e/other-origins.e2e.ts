import { expect, test } from '#tests/support/test.ts'

// Every journey checks this (tests/support/test.ts); this test shows that the check detects a violation.

const ELSEWHERE = ['https://fonts.example/a.woff2', 'http://203.0.113.7/pixel.gif', 'http://localhost:9/elsewhere']

test('a page that requests another origin gets no response, and the test detects it', async ({
  page,
  otherOrigins,
  consoleErrors,
}) => {
  consoleErrors.expectError(/net::ERR|Content Security Policy/)
  await page.goto('/explore')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  expect(otherOrigins.attempts).toEqual([])
  for (const url of ELSEWHERE) {
    const outcome = await page.evaluate(
      (asked) =>
        fetch(asked, { mode: 'no-cors' }).then(
          () => 'loaded',
          () => 'failed',
        ),
      url,
    )
    expect(outcome, url).toBe('failed')
  }
  expect(otherOrigins.attempts).toEqual(ELSEWHERE)
  for (const url of ELSEWHERE) otherOrigins.allow(url)
})
