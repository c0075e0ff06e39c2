import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { shippedPackages } from '#src/build/licenceFile.ts'
import { licenceText } from '#src/build/licenceText.ts'
import { listedLicences, notAllowed } from './licenceList.ts'

const folder = mkdtempSync(join(tmpdir(), 'perigee-licences-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a package into an own project, and returns the path of a module in it. */
let projects = 0
function installed(
  files: Record<string, string>,
  { name = 'a', manifest = {}, below = '' }: { name?: string; manifest?: object; below?: string } = {},
): string {
  const project = join(folder, String(projects++))
  const place = join(project, below, 'node_modules', name)
  const all = { 'package.json': JSON.stringify({ name, version: '1.0.0', license: 'MIT', ...manifest }), ...files }
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(place, file)), { recursive: true })
    writeFileSync(join(place, file), text)
  }
  return join(place, 'index.js')
}

const text = 'Permission is granted.'
const shipped = { name: 'a', version: '1.0.0', licence: 'MIT', text }
const listed = (...packages: Partial<typeof shipped>[]) =>
  listedLicences(licenceText(packages.map((each) => ({ ...shipped, ...each }))))

describe('the text of a package', () => {
  it.for([
    'LICENSE',
    'LICENCE.md',
    'license.txt',
    'LICENSE-MIT.txt',
    'LICENSE.BSD',
    'COPYING',
    'COPYING.LESSER',
    'COPYRIGHT',
    'UNLICENSE',
    'OFL.txt',
    'NOTICE',
  ])('is in %s', (file) => {
    expect(shippedPackages([installed({ [file]: ` ${text}\n` })])).toEqual([shipped])
  })

  it.for(['license.js', 'licenses.json', 'README.md', 'licensed.txt', 'lib/LICENSE'])('is not in %s', (file) => {
    expect(shippedPackages([installed({ [file]: text })])).toMatchObject([{ text: '' }])
  })

  it('is that of all its files', () => {
    const path = installed({ 'NOTICE.txt': 'Made by a.', LICENSE: text, 'LICENSE-fonts': 'OFL' })
    expect(shippedPackages([path])[0]?.text).toBe(`${text}\n\nOFL\n\nMade by a.`)
  })

  it('is added for a package that is known to be published without it, as long as it is under MIT', () => {
    const name = 'embla-carousel'
    const [known] = shippedPackages([installed({}, { name })])
    expect(known?.text).toMatch(/^MIT License\n\nCopyright \(c\) David Jerleke\.\n\nPermission is hereby granted/)
    expect(shippedPackages([installed({}, { name, manifest: { license: 'ISC' } })])[0]?.text).toBe('')
  })
})

it.for([
  { manifest: { license: { type: 'ISC' } }, licence: 'ISC' },
  { manifest: { license: undefined, licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] }, licence: 'MIT OR GPL-2.0' },
  { manifest: { license: undefined }, licence: 'none' },
])('the licence of $manifest is $licence', ({ manifest, licence }) => {
  expect(shippedPackages([installed({}, { manifest })])).toMatchObject([{ licence }])
})

it('two versions of a package are both listed, and one in two places once', () => {
  const paths = [
    installed({ LICENSE: text }),
    installed({ LICENSE: 'Another text.' }, { manifest: { version: '2.0.0' }, below: 'node_modules/b' }),
    installed({ LICENSE: text }),
  ]
  expect(shippedPackages(paths)).toEqual([shipped, { ...shipped, version: '2.0.0', text: 'Another text.' }])
})

it('a build’s virtual modules and Windows paths name their packages', () => {
  const path = installed({ LICENSE: text }, { name: '@b/c' })
  const expected = [{ ...shipped, name: '@b/c' }]
  expect(shippedPackages([`\0${path}?commonjs-module`, path.replaceAll('/', '\\')])).toEqual(expected)
})

describe('a licence file', () => {
  it('is read as it was written, whatever the licences say', () => {
    const odd = 'One.\r\n\n---\n\n@b/c 2.0.0 (GPL-3.0)\n\nd 1.0.0 (MIT)'
    expect(listed({ text: odd }, { name: '@b/c', licence: '(MIT OR CC0-1.0)' }, { name: 'z', text: '' })).toEqual([
      { name: 'a', version: '1.0.0', licence: 'MIT', hasText: true },
      { name: '@b/c', version: '1.0.0', licence: '(MIT OR CC0-1.0)', hasText: true },
      { name: 'z', version: '1.0.0', licence: 'MIT', hasText: false },
    ])
  })

  it('has a licence’s lines below its package', () => {
    expect(
      licenceText([
        { ...shipped, text: 'One.\n\nTwo.' },
        { ...shipped, name: 'b' },
      ]),
    ).toBe('a 1.0.0 (MIT)\n\n    One.\n\n    Two.\n\nb 1.0.0 (MIT)\n\n    Permission is granted.\n')
  })
})

describe('a package', () => {
  it.for(['MIT', 'BlueOak-1.0.0', '(MIT OR GPL-3.0)', 'MIT AND OFL-1.1', '(Apache-2.0 AND BSD-3-Clause)'])(
    'under %s is allowed',
    (licence) => {
      expect(notAllowed(listed({ licence }))).toEqual([])
    },
  )

  it.for(['GPL-3.0', 'none', 'MIT AND GPL-3.0', '(GPL-2.0 OR GPL-3.0)', 'SEE LICENSE IN x'])(
    'under %s is not allowed',
    (licence) => {
      expect(notAllowed(listed({ licence }))).toEqual([`a 1.0.0 (${licence})`])
    },
  )

  it('without the text of its licence is not allowed', () => {
    expect(notAllowed(listed({ text: '' }, { name: 'b' }))).toEqual(['a 1.0.0 (without the text of its licence)'])
  })
})
