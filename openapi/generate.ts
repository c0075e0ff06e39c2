import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argumentsOf } from '#src/build/commandLine.ts'
import { unlistedPaths } from './listedPaths.ts'
import { operationsModule } from './operationsModule.ts'
import { splitWrites } from './splitWrites.ts'
import { tidyCalls, tidyControl, tidyHandlers } from './tidy.ts'
import { writingOperations, writesModule } from './writes.ts'

/**
 * Generates all code from the contract: the client (src/api/generated), the handler factories of the
 * mock server and the requests that control it (mocks/generated), the list of operations and the contract
 * itself as one JSON document (src/contract/generated). A test generates into another folder and compares.
 */
export function generate(folder = '.'): void {
  const unlisted = unlistedPaths('openapi')
  if (unlisted.length > 0) throw new Error(unlisted.join('\n'))
  const calls = join(folder, 'src/api/generated')
  const mocks = join(folder, 'mocks/generated')
  const described = join(folder, 'src/contract/generated')
  for (const each of [mocks, described]) mkdirSync(each, { recursive: true })

  run('orval', ['--config', 'orval.config.ts', '--log-level', 'error'], { GENERATE_INTO: folder })
  rewriteEach(calls, tidyCalls)
  rewriteEach(mocks, tidyHandlers)
  rewriteEach(join(mocks, 'control'), tidyControl)

  const contract = join(described, 'contract.json')
  run('redocly', ['bundle', 'perigee', '--output', contract], {
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  })
  const description = JSON.parse(readFileSync(contract, 'utf8')) as Parameters<typeof operationsModule>[0]
  writeFileSync(join(described, 'operations.ts'), operationsModule(description))
  writeFileSync(join(calls, 'writes.ts'), writesModule(description))
  splitEach(calls, writingOperations(description))

  run('oxfmt', ['--config', '.oxfmtrc.json', calls, mocks, described])
}

function rewriteEach(folder: string, tidy: (code: string) => string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue
    const file = join(folder, name)
    writeFileSync(file, tidy(readFileSync(file, 'utf8')))
  }
}

/** `characters/characters.ts` becomes `characters/reads.ts` and `characters/writes.ts`. */
function splitEach(folder: string, writes: Set<string>): void {
  for (const { name: tag } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const file = join(folder, tag, `${tag}.ts`)
    const parts = splitWrites(readFileSync(file, 'utf8'), (operation) => writes.has(operation))
    for (const [part, code] of Object.entries(parts)) {
      if (code !== '') writeFileSync(join(folder, tag, `${part}.ts`), code)
    }
    rmSync(file)
  }
}

/** Runs a tool of this project; prints its output only if it fails. */
function run(tool: string, args: string[], environment: Record<string, string> = {}): void {
  try {
    execFileSync(join('node_modules/.bin', tool), args, {
      env: { ...process.env, ...environment },
      stdio: 'pipe',
      encoding: 'utf8',
    })
  } catch (failure) {
    const { stdout, stderr } = failure as { stdout: string; stderr: string }
    throw new Error(`${tool} failed:\n${stdout}${stderr}`, { cause: failure })
  }
}

if (import.meta.main) {
  argumentsOf('npm run generate')
  generate()
}
