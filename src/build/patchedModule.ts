import type { Plugin } from 'vite'

export interface Patch {
  /** The end of the plugin's name. */
  name: string
  module: RegExp
  /** The code to replace. The module contains it once. */
  from: string
  to: string
}

/** Replaces code of a package's module, in builds and in the dependencies that a development server optimizes. */
export function patchedModule(patch: Patch): Plugin {
  const plugin: Plugin = {
    name: `perigee-${patch.name}`,
    transform: {
      filter: { id: patch.module },
      handler: (code) => ({ code: patched(code, patch), map: null }),
    },
  }
  return { ...plugin, config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [plugin] } } }) }
}

/** Fails if the package has changed the code. */
export function patched(code: string, { module, from, to }: Patch): string {
  if (code.split(from).length !== 2) throw new Error(`${module} has no "${from}" to replace.`)
  return code.replace(from, () => to)
}
