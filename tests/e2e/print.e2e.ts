import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { miraLately } from '#mocks/fixtures/chats.ts'
import { characterId } from '#mocks/fixtures/ids.ts'
import { expect, test } from '#tests/support/test.ts'

const MIRELLE = characterId('mirelle-of-the-tides')
const log = (page: Page) => page.getByRole('log')

/** The text of the printed page, with single spaces. */
async function printed(page: Page): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })))
  const { text } = await extractText(document, { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

/** Of the shell, and of the pages' own bars. */
const CONTROLS = /Explore|Account|Send|Chat settings|Latest messages|Download|Share|Terms/

test(
  'a conversation prints with the sender and the time of each message, and nothing else, as a character’s page',
  { tag: ['@NS-47'] },
  async ({ page, world }) => {
    await world({ viewer: 'mira' })
    await page.goto(`/chat/character/${characterId('inspector-lune')}`)
    await expect(log(page).getByRole('article').first()).toBeVisible()
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    const text = await printed(page)
    const said = miraLately
      .find(({ character }) => character === 'inspector-lune')!
      .messages.filter(({ role }) => role !== 'system')
    const from = (sender: string) => text.split(new RegExp(`${sender}, (?:\\S+ )?\\d\\d:\\d\\d`)).length - 1
    expect([from(name), from('You')]).toEqual(
      ['assistant', 'user'].map((role) => said.filter((message) => message.role === role).length),
    )
    for (const { content } of said) expect(text).toContain(content.match(/[\p{L} ,.]{8,}/u)?.[0].trim() ?? content)
    expect(text).not.toMatch(CONTROLS)

    await page.goto(`/character/${MIRELLE}`)
    await expect(page.getByRole('main')).toContainText('Made by')
    const ofACharacter = await printed(page)
    expect(ofACharacter).toContain('Mirelle of the Tides')
    expect(ofACharacter).not.toMatch(CONTROLS)
  },
)

test(
  'a conversation of 2,000 messages prints whole, and stays where it was',
  { tag: ['@NS-47'] },
  async ({ page, world }) => {
    await world({ scenario: 'long-conversation' })
    await page.goto(`/chat/character/${MIRELLE}`)
    await expect(log(page).getByText('(2000)')).toBeVisible()
    await log(page).focus()
    await page.keyboard.press('PageUp')
    await expect(page.getByRole('button', { name: 'Latest messages' })).toBeVisible()
    const inView = () =>
      log(page).evaluate((scroller) => {
        const { top } = scroller.getBoundingClientRect()
        const rows = [...scroller.querySelectorAll('article')]
        return rows.find((row) => row.getBoundingClientRect().bottom > top)?.textContent
      })
    const before = await inView()
    const text = await printed(page)
    const missing = Array.from({ length: 2000 }, (_, index) => index + 1).filter((n) => !text.includes(`(${n})`))
    expect(missing).toEqual([])
    expect(await inView()).toBe(before)
    await expect.poll(() => log(page).getByRole('article').count()).toBeLessThan(60)
  },
)
