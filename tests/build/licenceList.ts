/** Licences that allow a product to ship the code with their notice. */
const ALLOWED = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'OFL-1.1', 'CC0-1.0'])

interface Listed {
  name: string
  version: string
  licence: string
}

/** The packages that a build's licence file names (src/build/licenceFile.ts). */
export function listedLicences(text: string): Listed[] {
  return text.split('\n\n---\n\n').map((part) => {
    const [, name = '', version = '', licence = ''] = /^(\S+) (\S+) \((.+)\)$/m.exec(part) ?? []
    return { name, version, licence }
  })
}

/** The packages whose licence is not allowed, with it. */
export function notAllowed(listed: readonly Listed[]): string[] {
  return listed.filter(({ licence }) => !ALLOWED.has(licence)).map(({ name, licence }) => `${name} (${licence})`)
}
