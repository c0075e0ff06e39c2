import { existsSync } from 'node:fs'
import { webkit } from 'playwright'
import { GTK_PROGRAMS, missingGtkPrograms } from '#tests/engines/gtkPrograms.ts'
import { environment } from './installedPrograms.ts'
import type { TestBrowser } from './engine.ts'

/** Whether Playwright's own WebKit is installed. The one of a Linux distribution understands no Playwright. */
export function hasPlaywrightWebKit(): boolean {
  return existsSync(webkit.executablePath())
}

/** Playwright's own WebKit, or WebKitGTK, which runs stories only. */
export function chooseWebKit(): TestBrowser {
  if (hasPlaywrightWebKit())
    return {
      engine: 'webkit',
      name: "Playwright's WebKit",
      pinned: false,
      launchOptions: { args: [], env: environment(), proxy: NO_OTHER_MACHINE },
    }
  const missing = missingGtkPrograms()
  if (missing.length > 0)
    throw new Error(
      `There is no WebKit to test with: run \`npx playwright install webkit\`, or, for the stories, install WebKitGTK (on Debian \`apt-get install ${packagesOf(missing)}\`).`,
    )
  return { engine: 'webkit', name: 'WebKitGTK', pinned: false, launchOptions: { args: [], env: environment() } }
}

/** A proxy that does not exist. */
const NO_OTHER_MACHINE = { server: 'http://127.0.0.1:9', bypass: 'localhost,127.0.0.1' }

const packagesOf = (names: (keyof typeof GTK_PROGRAMS)[]) =>
  [...new Set(names.map((name) => GTK_PROGRAMS[name].debianPackage))].join(' ')
