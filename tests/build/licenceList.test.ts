import { expect, it } from 'vitest'
import { listedLicences, notAllowed } from './licenceList.ts'

const FILE = 'a 1.0.0 (MIT)\n\nPermission is granted.\n\n---\n\n@b/c 2.0.0 (GPL-3.0)\n\nCopyleft.\n'

it('reads the licences of a build', () => {
  expect(listedLicences(FILE)).toEqual([
    { name: 'a', version: '1.0.0', licence: 'MIT' },
    { name: '@b/c', version: '2.0.0', licence: 'GPL-3.0' },
  ])
})

it('names a licence that is not allowed', () => {
  expect(notAllowed(listedLicences(FILE))).toEqual(['@b/c (GPL-3.0)'])
})
