/** Licences that allow a product to ship the code with their notice. */
const ALLOWED = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  '0BSD',
  'OFL-1.1',
  'CC0-1.0',
])

interface Listed {
  name: string
  /** SPDX; '' if the package names none. */
  licence: string
  /** Whether the text of a licence stands below the package. */
  hasText: boolean
}

/** The packages of a licence file: `## name - 1.0.0 (MIT)` as Vite writes them, or `## name (MIT)`. */
export function listedLicences(file: string): Listed[] {
  const listed: Listed[] = []
  for (const line of file.split('\n')) {
    const [, name, licence = ''] = /^## (\S+)(?: - \d\S*)?(?: \((.+)\))?$/.exec(line) ?? []
    const last = listed.at(-1)
    if (name) listed.push({ name, licence, hasText: false })
    else if (last && line.trim() !== '') last.hasText = true
  }
  return listed
}

/** The packages that may not be shipped, with the reason: their licence is not allowed, or no file has its text. */
export function notAllowed(listed: readonly Listed[]): string[] {
  const withText = new Set(listed.filter(({ hasText }) => hasText).map(({ name }) => name))
  return listed.flatMap(({ name, licence }) => {
    if (!isAllowed(licence)) return [`${name} (${licence || 'none'})`]
    return withText.has(name) ? [] : [`${name} (without the text of its licence)`]
  })
}

/** A choice of licences is allowed if one of them is; licences that all apply, if each is. */
function isAllowed(licence: string): boolean {
  const [, inner = licence] = /^\(([^()]*)\)$/.exec(licence) ?? []
  return inner.split(' OR ').some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one)))
}
