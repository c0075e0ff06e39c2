import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Fault } from '#mocks/faults/fault.ts'
import type { UserKey } from '#mocks/fixtures/users.ts'
import type { Failure } from './documentedFailures.ts'

/** The route that calls an operation, and what the user sees when it fails. */
export interface FailureRow {
  route: string
  /** @default 'mira' */
  viewer?: UserKey | null
  /** Further faults that are necessary for the call to be made. */
  others?: readonly Fault[]
  /** The route contains a token that is sent once: every failure opens the page with another token. */
  hasToken?: true
  /**
   * The page shows placeholders for items it has loaded before, so it is opened for the first time with the failing
   * call.
   */
  remembersLength?: true
  /** Makes the call. Absent: opening the page makes it. */
  act?(page: Page): Promise<void>
  /** Checks that the failure is shown in the right place. */
  shown(page: Page, failure: Failure): Promise<void>
  /** The effect of a 401. The default is the sign-in prompt. */
  refusedIs?: 'shown'
}

/** Checks that an alert shows the failure: banner, dialog, toast, or the page's content. */
export async function alerted(page: Page, text: string): Promise<void> {
  // The lines of a server's text are separate paragraphs.
  const words = new RegExp(text.replaceAll(/[.?()+*[\]]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s*`))
  await expect(page.getByRole('alert').filter({ hasText: words }).first()).toBeVisible()
}

export const main = (page: Page) => page.getByRole('main')
export const prompt = (page: Page) => page.getByRole('dialog', { name: 'Unlock the Full Experience!' })
/** Clicks a button by its exact name. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
