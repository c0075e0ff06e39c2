import type { Plugin } from 'vite'

/**
 * Leaves the names of SVG's 250 attributes out of a build: 2.6 kB of the markdown code, which every conversation waits
 * for. Only an `<svg>` in a message would ask for them, and the sanitizer lets none through.
 */
export function noDrawings(): Plugin {
  return {
    name: 'perigee-no-drawings',
    apply: 'build',
    load: {
      filter: { id: /property-information\/lib\/svg\.js$/ },
      handler: () => "export { xml as svg } from './xml.js'",
    },
  }
}
