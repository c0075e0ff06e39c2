import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type StaticServer, startStaticServer } from '#tests/support/staticServer.ts'

/**
 * Serves a build whose dynamic imports the robot's time waits for. Otherwise, code that loads slowly on a busy machine
 * would arrive after timers that it precedes on a fast one.
 */
export function startRobotSite(folder: string): Promise<StaticServer> {
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))
  const replaced = Object.fromEntries(
    scripts.map((name) => [
      join('assets', name),
      withWatchedImports(readFileSync(join(folder, 'assets', name), 'utf8')),
    ]),
  )
  return startStaticServer({ folder, replaced })
}

/** Passes the promise of each `import()` of a literal address to the page's `robotTime`, if it has one. */
export function withWatchedImports(code: string): string {
  return code.replaceAll(
    /\bimport\((`[^`$]*`|"[^"]*"|'[^']*')\)/g,
    (one) => `((load)=>globalThis.robotTime?.whileLoading(load)??load)(${one})`,
  )
}
