import type { Page } from '@playwright/test'
import type { OperationId } from '#src/contract/generated/operations.ts'
import type { Failure } from './documentedFailures.ts'

/** Adds a fault by hand, as a designer does: in the panel, which is already open or is opened by its shortcut. */
export async function planInPanel(page: Page, operation: OperationId, { status, said, body }: Failure): Promise<void> {
  const panel = page.getByRole('dialog', { name: /^mock/ })
  await page.keyboard.press('Control+.')
  await panel.getByRole('tab', { name: 'Faults' }).click()
  await panel.getByLabel('Call', { exact: true }).selectOption(operation)
  await panel.getByLabel('What happens').selectOption(String(status))
  await panel.getByLabel('How often').selectOption('always')
  if (said !== undefined) {
    await panel.getByLabel('The server says').selectOption('json')
    await panel.getByLabel('JSON').fill(JSON.stringify(body))
  }
  await panel.getByRole('button', { name: 'Add fault' }).click()
  await panel
    .getByRole('listitem')
    .filter({ hasText: `${operation}.${status}` })
    .waitFor()
}
