import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { BuildName } from '#tests/support/testBuilds.ts'

/**
 * Makes these builds in another process, if they are out of date. A build that fails is made again by the stage that needs
 * it, which reports the failure. `priority`: see `os.setPriority`.
 */
export async function startBuilds(names: readonly BuildName[], priority?: number): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'makeBuilds.ts'), ...names], { stdio: 'ignore' })
  if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority)
  await once(child, 'close')
}
