/** A package whose code or fonts are in a build. */
export interface ShippedPackage {
  name: string
  version: string
  /** SPDX, as its package.json spells it. */
  licence: string
  /** The texts of its licence files; '' if it has none. */
  text: string
}

/** The content of a licence file: a line for each package, and its licence below, indented. */
export function licenceText(packages: readonly ShippedPackage[]): string {
  return packages
    .map(
      ({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text === '' ? '' : indented(text)}`,
    )
    .join('\n')
}

/** No line of a licence can be taken for the line of a package. */
function indented(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => `${line === '' ? '' : `    ${line}`}\n`)
    .join('')
}
