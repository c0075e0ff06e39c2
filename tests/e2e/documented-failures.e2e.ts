import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { DeveloperHandle } from '#mocks/world/developerHandle.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import { operations, type OperationId } from '#src/contract/generated/operations.ts'
import { test } from '#tests/support/test.ts'
import { accountFailures } from './failures/accountFailures.ts'
import { characterFailures } from './failures/characterFailures.ts'
import { chatFailures } from './failures/chatFailures.ts'
import { type Failure, failuresOf } from './failures/documentedFailures.ts'
import { type FailureRow, prompt } from './failures/failureRow.ts'
import { imageFailures } from './failures/imageFailures.ts'
import { planInPanel } from './failures/plannedInPanel.ts'
import { readingFailures } from './failures/readingFailures.ts'

// Shows every failing response of the contract to a user. A new operation or status needs only a row.

const ROWS: Record<OperationId, FailureRow> = {
  ...accountFailures,
  ...readingFailures,
  ...characterFailures,
  ...imageFailures,
  ...chatFailures,
}

/** Technical text that no screen may show. */
const GARBAGE = /\[object |\bundefined\b|\bNaN\b|Invalid Date|HTTP ?\d{3}|HTTPError|\b4\d\d [A-Z]|\b5\d\d [A-Z]/

const NOT_KNOWN = /We could not tell whether/

/** A page without calls. */
const NOWHERE = '/nowhere'

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => (window as { perigee?: DeveloperHandle }).perigee?.fetch !== undefined)
}

const faultOf = (operation: OperationId, { status, body }: Failure) =>
  ({ operation, status, ...(body && { body }) }) as Fault

/** Each failure opens a page with its own token. */
const routeOf = ({ route, hasToken }: FailureRow, { status, said }: Failure) =>
  hasToken ? `${route}${status}-${said ? 'said' : 'silent'}` : route

/** Begins the row's world with these faults. */
async function begin(page: Page, { viewer = 'mira', others = [] }: FailureRow, faults: Fault[]) {
  const situation = { scenario: 'default' as const, viewer, latencyMs: 0, faults: [...others, ...faults] }
  await page.evaluate((chosen) => (window as { perigee?: DeveloperHandle }).perigee!.begin(chosen), situation)
}

/** Opens the row's page in a new world in which its call fails like this. */
async function beginFailing(page: Page, operation: OperationId, row: FailureRow, failure: Failure) {
  const here = () => page.url().endsWith(row.route)
  // A page with a token is opened once per failure, after its world has begun.
  if (row.hasToken ? page.url() === 'about:blank' : !here())
    await open(page, row.hasToken || row.remembersLength ? NOWHERE : row.route)
  await begin(page, row, [faultOf(operation, failure)])
  if (!here() || row.hasToken) await open(page, routeOf(row, failure))
}

/** Does the same with clicks in the panel. */
async function beginFailingByHand(page: Page, operation: OperationId, row: FailureRow, failure: Failure) {
  await open(page, `${NOWHERE}?panel=on`)
  await begin(page, row, [])
  await planInPanel(page, operation, failure)
  const planned = () => page.evaluate(() => (window as { perigee?: DeveloperHandle }).perigee!.server.faults.list())
  expect(await planned(), 'planned in the panel').toEqual([...(row.others ?? []), faultOf(operation, failure)])
  const route = routeOf(row, failure)
  await open(page, `${route}${route.includes('?') ? '&' : '?'}panel=off`)
}

const statusesOf = (page: Page, operation: OperationId) =>
  page.evaluate(
    (wanted) =>
      (window as { perigee?: DeveloperHandle })
        .perigee!.server.log.calls()
        .flatMap((call) => (call.operation === wanted ? [call.status] : [])),
    operation,
  )

test('the failures include every form of text and every gateway error', () => {
  const all = operations.flatMap(({ id }, index) => failuresOf(id, index))
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([400, 401, 403, 404, 409, 422, 500, 502, 503, 504]))
  const forms = all.map(({ body }) => body && (Array.isArray(body.detail) ? 'list' : typeof body.detail))
  expect(new Set(forms)).toEqual(new Set([undefined, 'string', 'object', 'list']))
})

test('every operation of the contract has a row, and there is no other row', () => {
  expect(Object.keys(ROWS).toSorted()).toEqual(operations.map(({ id }) => id).toSorted())
})

/** Forms and dialogs are higher than its window: a text may not appear outside the visible part. */
const SMALL_PHONE = { width: 320, height: 640 }

/** Nothing remains unknown: a lost preview is generated again, and without a chat the message was not sent. */
const CERTAIN: readonly OperationId[] = ['retouchImage', 'createChat']

for (const [index, { id, writes }] of operations.entries()) {
  const all = `${id}: the screen shows a readable text for every failure in the contract`
  if (writes && !CERTAIN.includes(id))
    // One page load for both: most of the time of these tests is page loads.
    test(
      `${all}, and says what is unknown if the connection breaks before the response`,
      { tag: ['@NS-44'] },
      async ({ page, consoleErrors }) => {
        test.slow() // several pages in one test
        consoleErrors.expectError(/./)
        await showsEveryFailure(page, id, index)
        await page.setViewportSize(SMALL_PHONE)
        await breakConnection(page, id)
        await expect(page.getByText(NOT_KNOWN).first()).toBeInViewport({ ratio: 1 })
      },
    )
  else
    test(all, async ({ page, consoleErrors }) => {
      test.slow()
      consoleErrors.expectError(/./)
      await showsEveryFailure(page, id, index)
    })
}

async function showsEveryFailure(page: Page, id: OperationId, index: number) {
  const row = ROWS[id]
  const failures = failuresOf(id, index)
  // For a third of the operations, one fault is added in the panel; it comes first, so that the page does not have to
  // change. A test of the panel checks that it offers exactly the contract's responses for every operation.
  const byHand = index % 3 === 1 ? failures.splice(index % failures.length, 1) : []
  for (const failure of [...byHand, ...failures]) {
    await test.step(`${failure.status}, ${JSON.stringify(failure.body)}`, async () => {
      if (byHand.includes(failure)) await beginFailingByHand(page, id, row, failure)
      else await beginFailing(page, id, row, failure)
      await row.act?.(page)
      await expect.poll(() => statusesOf(page, id)).toContain(failure.status)
      if (failure.status === 401 && row.refusedIs !== 'shown') await expect(prompt(page)).toBeVisible()
      else await row.shown(page, failure)
      const text = await page.locator('body').innerText()
      expect(text).not.toMatch(GARBAGE)
      expect(text.trim()).not.toBe('')
    })
  }
}

/** In a new world, the call gets no response, and no later read can find out what happened. */
async function breakConnection(page: Page, operation: OperationId) {
  const row = ROWS[operation]
  // The page of a token calls at once, so it is opened after its world has begun.
  if (row.hasToken) await open(page, NOWHERE)
  await begin(page, row, [{ operation, hold: true, network: 'fail', times: 1 } as Fault])
  if (!page.url().endsWith(row.route)) await open(page, row.route)
  await row.act?.(page)
  await expect.poll(() => statusesOf(page, operation)).toHaveLength(1)
  await expect(page.getByText(NOT_KNOWN)).toHaveCount(0)
  await page.evaluate(() => {
    const { server, release } = (window as { perigee?: DeveloperHandle }).perigee!
    server.faults.add({ operation: '*', network: 'fail' })
    release()
  })
}
