import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { generate } from '#openapi/generate.ts'

let fresh: string
beforeAll(() => {
  fresh = mkdtempSync(join(tmpdir(), 'perigee-generated-'))
  generate(fresh)
})
afterAll(() => rmSync(fresh, { recursive: true, force: true }))

it.for(['src/api/generated', 'src/contract/generated', 'mocks/generated'])(
  '%s is the output of npm run generate',
  (folder) => {
    expect(filesIn(folder)).toEqual(filesIn(join(fresh, folder)))
  },
)

/** All files below the folder, by relative path. */
function filesIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, name)).isFile())
      .sort()
      .map((name) => [name.replaceAll(sep, '/'), readFileSync(join(folder, name), 'utf8')]),
  )
}
