import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { chooseInstalledBrowser, prepareBrowser } from '#tests/support/browser.ts'

export interface Tools {
  browser: Browser
  browserName: string
  /** Opens a page in a new profile and closes it after `use`. `slower` divides the speed of its main thread. */
  visit<T>(
    options: { slower?: number; storage?: Record<string, string>; script?: () => void },
    use: (page: Page, devtools: CDPSession) => Promise<T>,
  ): Promise<T>
  close(): Promise<void>
}

/** The browser that people have: an installed full Chromium in its new headless mode, else the one of the tests. */
export async function prepareTools(): Promise<Tools> {
  const installed = chooseInstalledBrowser()
  const { launchOptions, name } = installed ?? (await prepareBrowser())
  // Playwright's own option would choose the old mode where there is one.
  const mode = installed ? { headless: false, args: [...launchOptions.args, '--headless=new'] } : {}
  const browser = await chromium.launch({ ...launchOptions, ...mode })
  return {
    browser,
    browserName: `${name} ${browser.version()}${installed ? ', new headless mode' : ''}`,
    async visit({ slower = 1, storage = {}, script }, use) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      await context.addInitScript((entries) => Object.assign(localStorage, entries), storage)
      if (script) await context.addInitScript(script)
      const page = await context.newPage()
      const devtools = await context.newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
      const result = await use(page, devtools)
      await context.close()
      return result
    },
    close: () => browser.close(),
  }
}
