import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { unlistedPaths } from './listedPaths.ts'

it('openapi.yaml lists every path of the tags', () => {
  expect(unlistedPaths('openapi')).toEqual([])
})

it('an unlisted path is reported with the missing line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'perigee-contract-'))
  cpSync('openapi', folder, { recursive: true })
  const contract = join(folder, 'openapi.yaml')
  const lines = readFileSync(contract, 'utf8').split('\n')
  writeFileSync(contract, lines.filter((line) => !line.startsWith('  /characters/{id}/like:')).join('\n'))
  expect(unlistedPaths(folder)).toEqual([
    "openapi.yaml does not list /characters/{id}/like of tags/characters.yaml. Add its line: /characters/{id}/like: { $ref: 'tags/characters.yaml#/paths/~1characters~1{id}~1like' }",
  ])
  rmSync(folder, { recursive: true })
})
