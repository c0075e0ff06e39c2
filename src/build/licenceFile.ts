import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** A package whose code or fonts are in a build. */
interface ShippedPackage {
  name: string
  version: string
  /** SPDX, as its package.json spells it. */
  licence: string
  /** The text of its licence file; '' if it has none. */
  text: string
}

/** Beside the page of a live build. */
export const LICENCE_FILE = 'licences.txt'

/** The packages of modules and assets, by their paths, each once and in the order of the alphabet. */
function shippedPackages(paths: Iterable<string>): ShippedPackage[] {
  const folders = new Map<string, string>()
  for (const path of paths) {
    const { folder, name } =
      /^(?<folder>.*node_modules\/(?<name>(?:@[^/]+\/)?[^/]+))\//.exec(path.replaceAll('\\', '/'))?.groups ?? {}
    if (folder && name) folders.set(name, folder.replace(/^\0/, ''))
  }
  return [...folders]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, folder]) => {
      const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
      const file = readdirSync(folder).find((each) => /^licen[cs]e(\.(md|txt))?$/i.test(each))
      const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim()
      return { name, version, licence: license ?? 'none', text }
    })
}

interface Manifest {
  version: string
  license?: string
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
      const packages = shippedPackages([...this.getModuleIds(), ...paths])
      const source = packages.map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}`)
      this.emitFile({ type: 'asset', fileName: LICENCE_FILE, source: `${source.join('\n\n---\n\n')}\n` })
    },
  }
}
