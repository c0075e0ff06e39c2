import type { Page } from '@playwright/test'

export const accountMenu = (page: Page) => page.getByRole('button', { name: /^Account menu/ })

/** Fills in the sign-in form that the page shows, and submits it. */
export async function signIn(page: Page, login = 'mira', password = 'perigee-7-moons') {
  await page.getByLabel('Login').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

export async function signOut(page: Page) {
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
}
