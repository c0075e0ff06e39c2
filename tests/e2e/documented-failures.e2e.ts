import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { DeveloperHandle } from '#mocks/browserWorld.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import { operations, type OperationId } from '#mocks/generated/operations.ts'
import { operationOf } from '#mocks/strict/operations.ts'
import { test } from '#tests/support/test.ts'
import { accountFailures } from './failures/accountFailures.ts'
import { characterFailures } from './failures/characterFailures.ts'
import { chatFailures } from './failures/chatFailures.ts'
import { type Failure, type FailureRow, prompt } from './failures/failureRow.ts'
import { imageFailures } from './failures/imageFailures.ts'
import { readingFailures } from './failures/readingFailures.ts'

// Every response of the contract that is no success, seen by a person. A new operation or status needs nothing but a row.

const ROWS: Record<OperationId, FailureRow> = {
  ...accountFailures,
  ...readingFailures,
  ...characterFailures,
  ...imageFailures,
  ...chatFailures,
}

/** What nobody should ever read. */
const GARBAGE = /\[object |\bundefined\b|\bNaN\b|Invalid Date|HTTP ?\d{3}|HTTPError|\b4\d\d [A-Z]|\b5\d\d [A-Z]/

/**
 * Every status that is no success, in turn without words of the server's and with; `default` stands for what goes wrong in
 * the server itself. A refused token opens the prompt, whatever is said.
 */
function failuresOf(operation: OperationId): Failure[] {
  const statuses = Object.keys(operationOf(operation).responses)
    .map((status) => (status === 'default' ? 500 : Number(status)))
    .filter((status) => status >= 300)
  const refusals = statuses.filter((status) => status !== 401)
  const silent = statuses.map((status) => ({ status, said: undefined }))
  const worded = refusals.map((status) => ({ status, said: 'The tide is out.' }))
  if (refusals.length === 1) return [...silent, ...worded]
  return statuses.map((status) =>
    refusals.indexOf(status) % 2 === 1 ? worded[refusals.indexOf(status)]! : { status, said: undefined },
  )
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => (window as { perigee?: DeveloperHandle }).perigee?.fetch !== undefined)
}

/** The page of the row in a world of its own, in which this is what the call will return. */
async function begin(page: Page, operation: OperationId, row: FailureRow, { status, said }: Failure) {
  const fault = { operation, status, ...(said !== undefined && { detail: said }) } as Fault
  const { viewer = 'mira', others = [] } = row
  const situation = { scenario: 'default' as const, viewer, latencyMs: 0, faults: [...others, fault] }
  const token = row.hasToken ? `${status}-${said ? 'said' : 'silent'}` : ''
  const here = () => page.url().endsWith(row.route)
  if (!here() && !row.hasToken) await open(page, row.route)
  await page.evaluate((chosen) => (window as { perigee?: DeveloperHandle }).perigee!.begin(chosen), situation)
  if (!here() || row.hasToken) await open(page, row.route + token)
}

const statusesOf = (page: Page, operation: OperationId) =>
  page.evaluate(
    (wanted) =>
      (window as { perigee?: DeveloperHandle })
        .perigee!.server.log.calls()
        .flatMap((call) => (call.operation === wanted ? [call.status] : [])),
    operation,
  )

test('every operation of the contract has its row, and nothing else has', () => {
  expect(Object.keys(ROWS).toSorted()).toEqual(operations.map(({ id }) => id).toSorted())
})

for (const { id } of operations) {
  const row = ROWS[id]
  test(`${id}: whatever the contract says it may return, the screen says it in words`, async ({
    page,
    consoleErrors,
  }) => {
    test.slow() // several pages in one
    consoleErrors.expectError(/./)
    await open(page, row.hasToken ? '/explore' : row.route)
    for (const failure of failuresOf(id)) {
      await test.step(`${failure.status}, ${failure.said ?? 'nothing said'}`, async () => {
        await begin(page, id, row, failure)
        await row.act?.(page)
        await expect.poll(() => statusesOf(page, id)).toContain(failure.status)
        if (failure.status === 401 && row.refusedIs !== 'shown') await expect(prompt(page)).toBeVisible()
        else await row.shown(page, failure)
        const text = await page.locator('body').innerText()
        expect(text).not.toMatch(GARBAGE)
        expect(text.trim()).not.toBe('')
      })
    }
  })
}
