import type { Plugin } from 'vite'
import { sourceFacts, usedIcons } from './sourceFacts.ts'

/** Parses the sources when Storybook is built, so that the pages contain no parser. */
export function sourceFactsPlugin(): Plugin {
  const modules: Record<string, () => string> = {
    'virtual:source-facts': () => `export const facts = ${JSON.stringify(sourceFacts())}`,
    'virtual:icons': iconsModule,
  }
  return {
    name: 'perigee-source-facts',
    resolveId: { filter: { id: /^virtual:(source-facts|icons)$/ }, handler: (id) => `\0${id}` },
    load: { filter: { id: /^\0virtual:(source-facts|icons)$/ }, handler: (id) => modules[id.slice(1)]?.() },
  }
}

function iconsModule(): string {
  const names = usedIcons().map(({ name }) => name)
  const imports = names.map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs'`)
  return [...imports, `export const icons = { ${names.join(', ')} }`].join('\n')
}
