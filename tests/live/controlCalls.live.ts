import { expect, test } from '#tests/support/test.ts'

const ACCESS_LIFE_MS = 15 * 60_000

test('a token that expires on the server is refreshed once, while the user continues', async ({ page, world }) => {
  const server = await world({ viewer: 'mira' })
  await page.goto('/explore')
  await expect(page.getByRole('button', { name: /^Account menu of mira/ })).toBeVisible()
  expect(await server.calls('refreshToken')).toEqual([])
  await server.pass(ACCESS_LIFE_MS)
  await page.getByRole('link', { name: 'Chats', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Chats', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /Mirelle/ }).first()).toBeVisible()
  expect(await server.calls('refreshToken')).toHaveLength(1)
})
