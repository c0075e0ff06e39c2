import type { Page } from '@playwright/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { signIn } from '#tests/support/signIn.ts'
import { expect, test } from '#tests/support/test.ts'

const MIRELLE = `/chat/character/${characterId('mirelle-of-the-tides')}`
const report = (page: Page) => page.getByRole('dialog', { name: 'Report this message' })

test(
  'a visitor who wants to report a message signs in first and then sees the dialog open',
  { tag: ['@B6-06'] },
  async ({ page, world }) => {
    const server = await world({})
    await page.goto(MIRELLE)
    const greeting = page.getByRole('log').getByRole('article')
    await expect(greeting).toHaveCount(1)
    const words = await greeting.getByRole('paragraph').first().innerText()
    await greeting.hover()
    await greeting.getByRole('button', { name: 'Message actions' }).click()
    await page.getByRole('menuitem', { name: 'Report' }).click()
    const prompt = page.getByRole('dialog', { name: 'Unlock the Full Experience!' })
    await prompt.getByRole('button', { name: 'Sign In' }).click()
    await signIn(page)
    await expect(page).toHaveURL(MIRELLE)
    await expect(report(page)).toContainText(words.slice(0, 20))
    await report(page).getByRole('radio', { name: 'Other' }).check()
    await report(page).getByRole('button', { name: 'Submit' }).click()
    await expect(report(page).getByText('Report submitted.')).toBeVisible()
    // The server knows the reported chat and its owner.
    expect((await server.calls('reportMessage')).map(({ status }) => status)).toEqual([200])
  },
)
