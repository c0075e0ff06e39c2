import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { redocly } from './redocly.ts'
import { type Description, upgradedDescription } from './upgradedDescription.ts'

/**
 * Reads an OpenAPI description of any version from an address or a file, with the files that it refers to, as 3.1. Fails
 * with one sentence.
 */
export async function readDescription(from: string): Promise<Description> {
  const folder = await mkdtemp(join(tmpdir(), 'perigee-description-'))
  try {
    const bundle = join(folder, 'bundle.json')
    const { failed, stderr } = await redocly('bundle', from, '--output', bundle)
    if (failed) throw new Error(`${from} cannot be read as an OpenAPI description: ${reasonIn(stderr)}`)
    return upgradedDescription(await readFile(bundle, 'utf8'), from)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The first error of Redocly, and the reference that has it. */
function reasonIn(output: string): string {
  const place = /^\[1\] \S+ at (\S+)/m.exec(output)?.[1]
  const reason = /^(?:Can't resolve \$ref.*|\s+- .*|.*does not exist.*)$/m.exec(output)?.[0] ?? 'unknown format'
  const words = reason.trim().replace(/^- /, '').replace(/\.$/, '')
  return `${words}${place ? ` (at ${place})` : ''}.`
}
