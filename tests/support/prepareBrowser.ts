import { prepareBrowser } from './browser.ts'

/** For test runners that start the browser themselves: makes sure, before, that it is there. */
export default async function setup(): Promise<void> {
  await prepareBrowser()
}
