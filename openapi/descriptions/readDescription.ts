import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { type Description, upgradedDescription } from './upgradedDescription.ts'

/** It has no interface for programs. */
const REDOCLY = join(import.meta.dirname, '../../node_modules/.bin/redocly')
const ENVIRONMENT = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }

/**
 * Reads an OpenAPI description of any version from an address or a file, with the files that it refers to, as 3.1. Fails
 * with one sentence.
 */
export async function readDescription(from: string): Promise<Description> {
  const folder = await mkdtemp(join(tmpdir(), 'perigee-description-'))
  try {
    const bundle = join(folder, 'bundle.json')
    await promisify(execFile)(REDOCLY, ['bundle', from, '--output', bundle], {
      env: { ...process.env, ...ENVIRONMENT },
      shell: process.platform === 'win32',
    }).catch((cause: { stderr: string }) => {
      throw new Error(`${from} cannot be read as an OpenAPI description: ${reasonIn(cause.stderr)}`, { cause })
    })
    return upgradedDescription(await readFile(bundle, 'utf8'), from)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The first error of Redocly, and the reference that has it. */
function reasonIn(coloured: string): string {
  const output = stripVTControlCharacters(coloured)
  const place = /^\[1\] \S+ at (\S+)/m.exec(output)?.[1]
  const reason = /^(?:Can't resolve \$ref.*|\s+- .*|.*does not exist.*)$/m.exec(output)?.[0] ?? 'unknown format'
  const words = reason.trim().replace(/^- /, '').replace(/\.$/, '')
  return `${words}${place ? ` (at ${place})` : ''}.`
}
