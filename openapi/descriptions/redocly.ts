import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const ENVIRONMENT = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
const BINARY = join(import.meta.dirname, '../../node_modules/.bin/redocly')

/** Runs Redocly's command line, which reads, bundles and compares descriptions; it has no interface for programs. */
export function redocly(...args: string[]): Promise<{ failed: boolean; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(
      BINARY,
      args,
      {
        env: { ...process.env, ...ENVIRONMENT },
        maxBuffer: 256 * 1024 * 1024,
        shell: process.platform === 'win32',
      },
      (failure, stdout, stderr) =>
        resolve({ failed: failure !== null, stdout, stderr: stripVTControlCharacters(stderr) }),
    )
  })
}
