import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Fault } from '#mocks/faults/fault.ts'
import type { UserKey } from '#mocks/scenarios/scenario.ts'
import type { Failure } from './documentedFailures.ts'

/** Where an operation is called, and what a person is shown when it fails. */
export interface FailureRow {
  route: string
  /** @default 'mira' */
  viewer?: UserKey | null
  /** What else has to go wrong for the call to be made at all. */
  others?: readonly Fault[]
  /** The route ends in a token that is sent once: every failure opens the page with another one. */
  hasToken?: true
  /** The page shows places for what it has once loaded: it is opened for the first time where the call fails. */
  remembersLength?: true
  /** What makes the call. Without it, opening the page does. */
  act?(page: Page): Promise<void>
  /** What is shown in the right place. */
  shown(page: Page, failure: Failure): Promise<void>
  /** What a 401 leads to. The default is the sign-in prompt. */
  refusedIs?: 'shown'
}

/** A failure that is shown, wherever on the page alerts belong: banner, dialog, toast, or the page's place. */
export async function alerted(page: Page, text: string): Promise<void> {
  // What a server says in several lines stands in several paragraphs.
  const words = new RegExp(text.replaceAll(/[.?()+*[\]]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s*`))
  await expect(page.getByRole('alert').filter({ hasText: words }).first()).toBeVisible()
}

export const main = (page: Page) => page.getByRole('main')
export const prompt = (page: Page) => page.getByRole('dialog', { name: 'Unlock the Full Experience!' })
/** A button of the page by its whole name. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
