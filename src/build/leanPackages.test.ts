import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { REPLACED } from './leanPackages.ts'

test.each(REPLACED.map(({ path, importer }) => [path, importer ?? path]))(
  'the package still has %s',
  (path, importer) => {
    expect(existsSync(`node_modules/${path}`)).toBe(true)
    expect(existsSync(`node_modules/${importer}`)).toBe(true)
  },
)
