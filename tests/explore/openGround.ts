import { chromium } from '@playwright/test'
import { chooseBrowser, prepareBrowser } from '#tests/support/browser.ts'
import { THIS_MACHINE_ONLY } from '#tests/support/otherOrigins.ts'
import { startRobotSite } from './robotSite.ts'
import type { Ground } from './walk.ts'

/** Opens a browser, and serves a build of the app. */
export async function openGround(folder: string): Promise<Ground & { close(): Promise<void> }> {
  await prepareBrowser()
  const { launchOptions } = chooseBrowser()
  const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, THIS_MACHINE_ONLY] })
  const server = await startRobotSite(folder)
  return {
    browser,
    site: server.url,
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
