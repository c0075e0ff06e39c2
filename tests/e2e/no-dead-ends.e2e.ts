import type { Page } from '@playwright/test'
import type { Fault } from '#mocks/faults/fault.ts'
import { characterId, userId } from '#mocks/fixtures/ids.ts'
import type { Backend } from '#tests/support/backend.ts'
import { accountMenu, signIn } from '#tests/support/signIn.ts'
import { expect, expectNoViolations, test } from '#tests/support/test.ts'

// Situations in which a user would be stuck or lose data. For failures of the connection and of chunks:
// lost-connection.e2e.ts.

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const prompt = (page: Page) => page.getByRole('dialog', { name: 'Unlock the Full Experience!' })

for (const { path, operation, failure, wrong, done } of [
  {
    path: '/verify-email',
    operation: 'verifyEmail',
    failure: 'An unexpected error occurred. Please try again later.',
    wrong: 'Missing or invalid verification link',
    done: 'Email verified successfully.',
  },
  {
    path: '/update-email',
    operation: 'confirmEmailUpdate',
    failure: 'An error occurred.',
    wrong: 'Invalid or missing update link',
    done: 'Email updated successfully.',
  },
] as const) {
  test(`3: the link ${path} is valid until it is used, and is never called wrong afterwards`, async ({
    page,
    world,
    consoleErrors,
  }) => {
    consoleErrors.expectError('occurred')
    const server = await world({})
    // A refused token is forgotten.
    await page.goto(`${path}?token=used-before`)
    await expect(page.getByText('This link is invalid or has expired.')).toBeVisible()
    await page.reload()
    await expect(page.getByText(wrong)).toBeVisible()
    await server.fail({ operation, network: 'fail' } as Fault)
    await page.goto(`${path}?token=a-good-one`)
    await expect(page.getByText(failure)).toBeVisible()
    await page.reload()
    await expect(page.getByText(failure)).toBeVisible()
    await expect(page.getByText(wrong)).toHaveCount(0)
    await server.recover()
    await server.fail({ operation, status: 200, body: { message: done } } as Fault)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(done)).toBeVisible()
    const calls = (await server.calls(operation)).length
    await page.reload()
    await expect(page.getByText(done)).toBeVisible()
    expect((await server.calls(operation)).length).toBeLessThanOrEqual(calls)
    await expectNoViolations(page)
  })
}

test.describe('5: a session that ends while a user types', () => {
  async function typeAndLoseTheSession(page: Page, server: Backend) {
    await page.goto('/settings')
    const name = main(page).getByRole('textbox', { name: 'Username' })
    await expect(name).toHaveValue('mira')
    await name.fill('mira-of-the-moons')
    await server.fail(
      { operation: 'updateMe', status: 401, times: 1 },
      { operation: 'refreshToken', status: 401, times: 1 },
    )
    await button(page, 'Save Changes').click()
    await expect(prompt(page)).toBeVisible()
    await prompt(page).getByRole('button', { name: 'Sign In' }).click()
  }

  test('the typed text is there when the same user signs in again', async ({ page, world, consoleErrors }) => {
    consoleErrors.expectError(/./)
    const server = await world({ viewer: 'mira' })
    await typeAndLoseTheSession(page, server)
    await signIn(page)
    await expect(page).toHaveURL('/settings')
    await expect(main(page).getByRole('textbox', { name: 'Username' })).toHaveValue('mira-of-the-moons')
  })

  test('no other user sees the typed text', async ({ page, world, consoleErrors }) => {
    consoleErrors.expectError(/./)
    const server = await world({ viewer: 'mira' })
    await typeAndLoseTheSession(page, server)
    await signIn(page, 'jonas', 'jonas-1-comet')
    // Jonas is not redirected to Mira's page either.
    await expect(page).toHaveURL('/explore')
    await page.goto('/settings')
    await expect(main(page).getByRole('textbox', { name: 'Username' })).toHaveValue('jonas')
  })
})

test('12: a page is titled by its purpose or its content', async ({ page }) => {
  for (const [path, title] of [
    ['/signin', 'Sign in'],
    ['/signup', 'Create your account'],
    ['/verify-email', 'Verify your email'],
    ['/update-email', 'Update your email'],
    ['/reset-password', 'Reset your password'],
    ['/search?query=sea', 'sea'],
    ['/search?order=latest', 'Latest characters'],
    [`/users/${userId('saltglass')}`, 'saltglass'],
    [`/chat/character/${characterId('mirelle-of-the-tides')}`, 'Mirelle of the Tides'],
    ['/nope', 'Page not found'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveTitle(`${title} · Perigee`)
  }
})

for (const [path, title] of [
  ['/chats', 'Chats'],
  ['/my-characters?sort_by=like_count', 'My characters'],
  ['/settings?tab=privacy', 'Settings'],
  [`/characters/edit/${characterId('postmistress-vale')}`, 'Edit Character'],
] as const)
  test(
    `12: a sign-in returns to the page ${title}, whose title it has before, after it, after a reload and after the session has ended`,
    { tag: ['@A2.12-08', '@B2.11-03', '@B4.10-01'] },
    async ({ page, world, consoleErrors }) => {
      consoleErrors.expectError(/401|Failed to/)
      const server = await world({ viewer: null })
      const titled = (name: string) => expect(page).toHaveTitle(`${name} · Perigee`)
      const asks = main(page).getByRole('link', { name: 'Sign In', exact: true })
      await page.goto(path)
      await titled(title)
      await main(page).getByRole('link', { name: 'Create Account', exact: true }).click()
      await titled('Create your account')
      await page.goBack()
      await titled(title)
      await asks.click()
      await titled('Sign in')
      await signIn(page)
      await expect(accountMenu(page)).toBeVisible()
      await expect(page).toHaveURL(path)
      await expect(asks).toHaveCount(0)
      await titled(title)
      await server.fail({ operation: '*', status: 401 })
      await page.reload()
      await expect(asks).toBeVisible()
      await titled(title)
      await server.recover()
      await page.goBack()
      await page.goForward()
      await titled(title)
    },
  )

test('12: right-to-left text in a field is aligned to the right', async ({ page, asMira: _ }) => {
  await page.goto('/search')
  const field = main(page).getByRole('searchbox')
  await field.fill('قمر')
  expect(await field.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
})

test('12: on the smallest phone the planet does not overlap the text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/explore')
  const title = main(page).getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  const overlapping = await title.evaluate((heading) => {
    const planet = document.querySelector('[class*=planet]')!.getBoundingClientRect()
    const range = document.createRange()
    // The title, the sentence and the links.
    return [...heading.parentElement!.querySelectorAll('h1, p, a')].flatMap((words) => {
      range.selectNodeContents(words)
      const lines = [...range.getClientRects()].filter(
        (line) => line.right > planet.left && line.top < planet.bottom && line.bottom > planet.top,
      )
      return lines.length > 0 ? [words.textContent] : []
    })
  })
  expect(overlapping).toEqual([])
})
