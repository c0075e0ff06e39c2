import type { Page } from '@playwright/test'
import { characterId } from '#mocks/fixtures/ids.ts'
import { movableTime } from '#tests/support/browserClock.ts'
import { expect, test } from '#tests/support/test.ts'

// Two tabs of one browser at the same conversation: a message is sent once, however long its reply takes.

const MIRELLE = `/chat/character/${characterId('mirelle-of-the-tides')}`
const MESSAGE = 'Is it raining?'
const SENT_ELSEWHERE = 'This message was sent in another tab. The reply appears here, too.'

const log = (page: Page) => page.getByRole('log')
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })
const sent = (page: Page) => log(page).getByText(MESSAGE, { exact: true })

/** Time limits of the page follow its clock, too. */
async function openWithClock(page: Page): Promise<void> {
  await movableTime(page)
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const limit = new AbortController()
      setTimeout(() => limit.abort(new DOMException('The time is over.', 'TimeoutError')), ms)
      return limit.signal
    }
  })
  await page.goto(MIRELLE)
  await expect(log(page).getByText(/balance outstanding/)).toBeVisible()
}

for (const { what, hasLocks } of [
  { what: 'with Web Locks', hasLocks: true },
  { what: 'without Web Locks, as on plain-http addresses', hasLocks: false },
])
  test.describe(what, () => {
    test.beforeEach(async ({ context }) => {
      if (!hasLocks) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
    })

    test(
      'a second tab shows a message that waits 120 s for its reply, and nothing is sent twice',
      { tag: ['@NS-44'] },
      async ({ page, context, world }) => {
        const server = await world({ viewer: 'mira', faults: [{ operation: 'sendMessage', times: 1, hold: true }] })
        await openWithClock(page)
        await field(page).fill(MESSAGE)
        await field(page).press('Enter')
        await expect.poll(async () => (await server.calls('sendMessage')).length).toBe(1)
        const other = await context.newPage()
        await openWithClock(other)
        await expect(other.getByText(SENT_ELSEWHERE)).toBeVisible()
        await field(other).fill('And tomorrow?')
        await field(other).press('Enter')
        // All pages of the context have this clock.
        await page.clock.fastForward(120_000)
        for (const tab of [page, other]) {
          await expect(sent(tab)).toHaveCount(1)
          await expect(field(tab)).toHaveValue('And tomorrow?')
          await expect(tab.getByRole('alert')).toHaveCount(0)
        }
        await expect(page.getByText(/is still thinking/)).toBeVisible()
        await expect(other.getByText(SENT_ELSEWHERE)).toBeVisible()
        expect(await server.calls('sendMessage')).toHaveLength(1)

        await server.release('sendMessage')
        for (const tab of [page, other]) {
          await expect(field(tab)).toHaveAttribute('placeholder', 'Send a message')
          await expect(sent(tab)).toHaveCount(1)
        }
        await field(other).press('Enter')
        for (const tab of [page, other]) {
          await expect(log(tab).getByText('And tomorrow?', { exact: true })).toHaveCount(1)
          await expect(field(tab)).toHaveValue('')
          await expect(field(tab)).toHaveAttribute('placeholder', 'Send a message')
        }
        expect(await server.calls('sendMessage')).toHaveLength(2)
      },
    )

    test(
      'an open tab shows a message of another one; if that is closed, it finds out whether it was stored',
      { tag: ['@NS-44'] },
      async ({ page, context, world }) => {
        const server = await world({
          viewer: 'mira',
          faults: [{ operation: 'sendMessage', stored: true, hold: true }],
        })
        const other = await context.newPage()
        for (const tab of [page, other]) await openWithClock(tab)
        await field(page).fill(MESSAGE)
        await field(page).press('Enter')
        await expect(other.getByText(SENT_ELSEWHERE)).toBeVisible()
        // A tab that is closed before its request would leave the text to the other one.
        await expect.poll(async () => (await server.calls('sendMessage')).length).toBe(1)
        await page.close()
        await expect(field(other)).toHaveAttribute('placeholder', 'Send a message')
        await expect(sent(other)).toHaveCount(1)
        await expect(field(other)).toHaveValue('')
        expect(await server.calls('sendMessage')).toHaveLength(1)
      },
    )
  })
