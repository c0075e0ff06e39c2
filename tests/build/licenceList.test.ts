import { expect, it } from 'vitest'
import { listedLicences, notAllowed } from './licenceList.ts'

const TEXT = '\nPermission is granted.\n'
const listed = (licence: string) => listedLicences(`# Licenses\n\n## a - 1.0.0 (${licence})\n${TEXT}`)

it('reads the files of Vite and of the project', () => {
  const file = `# Licenses\n\n## @b/c - 2.0.0-rc.1 ((MIT OR CC0-1.0))\n${TEXT}## d - 1.0.0\n\n## e (OFL-1.1)\n${TEXT}`
  expect(listedLicences(file)).toEqual([
    { name: '@b/c', licence: '(MIT OR CC0-1.0)', hasText: true },
    { name: 'd', licence: '', hasText: false },
    { name: 'e', licence: 'OFL-1.1', hasText: true },
  ])
})

it.for(['MIT', 'BlueOak-1.0.0', '(MIT OR GPL-3.0)', 'MIT AND OFL-1.1', '(Apache-2.0 AND BSD-3-Clause)'])(
  'a package under %s is allowed',
  (licence) => {
    expect(notAllowed(listed(licence))).toEqual([])
  },
)

it.for(['GPL-3.0', 'MIT AND GPL-3.0', '(GPL-2.0 OR GPL-3.0)', 'SEE LICENSE IN x'])(
  'a package under %s is not allowed',
  (licence) => {
    expect(notAllowed(listed(licence))).toEqual([`a (${licence})`])
  },
)

it('a package without a licence, or without its text in any file, is not allowed', () => {
  expect(notAllowed(listedLicences('## a - 1.0.0\n\nText.'))).toEqual(['a (none)'])
  expect(notAllowed(listedLicences('## a - 1.0.0 (MIT)\n\n## b (MIT)\n'))).toEqual([
    'a (without the text of its licence)',
    'b (without the text of its licence)',
  ])
  expect(notAllowed(listedLicences('## a - 1.0.0 (MIT)\n\n## a (MIT)\n\nText.'))).toEqual([])
})
