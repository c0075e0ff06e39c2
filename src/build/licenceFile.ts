import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { addedNotice } from './addedNotices.ts'
import { licenceText, type ShippedPackage } from './licenceText.ts'

/** Beside the page of a live build. */
export const LICENCE_FILE = 'licences.txt'

/**
 * The packages of modules and assets, by their paths, in the order of the alphabet; a package that is installed in two
 * versions is listed with each.
 */
export function shippedPackages(paths: Iterable<string>): ShippedPackage[] {
  const packages = new Map<string, ShippedPackage>()
  for (const folder of packageFolders(paths)) {
    const shipped = packageIn(folder)
    packages.set(`${shipped.name} ${shipped.version}`, shipped)
  }
  return [...packages].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, shipped]) => shipped)
}

function packageFolders(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>()
  for (const path of paths) {
    const [, folder] = /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path.replaceAll('\\', '/')) ?? []
    if (folder) folders.add(folder)
  }
  return folders
}

interface Manifest {
  name: string
  version: string
  license?: string | { type: string }
  /** The form of old packages. */
  licenses?: { type: string }[]
}

function packageIn(folder: string): ShippedPackage {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const { name, version, license = manifest.licenses?.map(({ type }) => type).join(' OR ') } = manifest
  const licence = (typeof license === 'object' ? license.type : license) || 'none'
  return { name, version, licence, text: textsIn(folder) || addedNotice(name, licence) }
}

/** `LICENSE`, `licence.md`, `COPYING.LESSER`, `OFL.txt`, `LICENSE-MIT.txt`; a NOTICE belongs to the Apache licence. */
const NAME = /^(un)?(licen[cs]es?|copying|copyright|notices?|ofl)([-._].*)?$/i
const CODE = /\.([cm]?[jt]sx?|json|map|css|html)$/i

function textsIn(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && NAME.test(entry.name) && !CODE.test(entry.name))
    .map(({ name }) => name)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())
    .filter((text) => text !== '')
    .join('\n\n')
}

/** Writes the licences of everything that a build ships into a file beside its page; the page does not load it. */
export function licenceFile(): Plugin {
  return {
    name: 'perigee-licence-file',
    apply: 'build',
    generateBundle(_, bundle) {
      const paths = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? output.moduleIds : output.originalFileNames,
      )
      const source = licenceText(shippedPackages([...this.getModuleIds(), ...paths]))
      this.emitFile({ type: 'asset', fileName: LICENCE_FILE, source })
    },
  }
}
