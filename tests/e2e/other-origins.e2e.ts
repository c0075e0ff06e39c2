import { expect, test } from '#tests/support/test.ts'

// Every journey checks this (tests/support/test.ts); these tests show that the check detects a violation.

for (const url of ['https://fonts.example/a.woff2', 'http://203.0.113.7/pixel.gif', 'http://localhost:9/elsewhere']) {
  test(`a page that requests ${url} gets no response, and the test detects it`, async ({
    page,
    otherOrigins,
    consoleErrors,
  }) => {
    consoleErrors.expectError(/net::ERR|Content Security Policy/)
    await page.goto('/explore')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect(otherOrigins.attempts).toEqual([])
    const outcome = await page.evaluate(
      (asked) =>
        fetch(asked, { mode: 'no-cors' }).then(
          () => 'loaded',
          () => 'failed',
        ),
      url,
    )
    expect(outcome).toBe('failed')
    expect(otherOrigins.attempts).toEqual([url])
    otherOrigins.allow(url)
  })
}
