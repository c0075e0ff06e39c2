import { prepareBrowser } from './browser.ts'

/** Ensures that the browser exists, for test runners that start it themselves. */
export default async function setup(): Promise<void> {
  await prepareBrowser()
}
