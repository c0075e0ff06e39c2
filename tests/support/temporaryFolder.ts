import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const VARIABLES = ['TMPDIR', 'TEMP', 'TMP']

/** All temporary files of a run, and of the programs that its tests start, are in one folder, which is deleted. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'perigee-tests-'))
  const before = VARIABLES.map((name) => [name, process.env[name]] as const)
  for (const name of VARIABLES) process.env[name] = folder
  return () => {
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    rmSync(folder, { recursive: true, force: true })
  }
}
