import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type * as Mantine from '@mantine/core'
import type { Plugin } from 'vite'
import { cssVariables, theme } from '#src/app/theme.ts'

/** The style sheet whose content this plugin generates. */
const FILE = 'src/app/themeVariables.css'

/** The modules of Mantine that compute variables. They load 20 modules; its index loads 900, for up to a second of each build. */
const MODULES = [
  'default-theme.mjs',
  'merge-mantine-theme/merge-mantine-theme.mjs',
  'MantineCssVariables/default-css-variables-resolver.mjs',
]
type Functions = Pick<typeof Mantine, 'DEFAULT_THEME' | 'mergeMantineTheme' | 'defaultCssVariablesResolver'>

async function mantine(): Promise<Functions> {
  const index = pathToFileURL(createRequire(import.meta.url).resolve('@mantine/core'))
  const folder = new URL('../esm/core/MantineProvider/', index)
  const modules = await Promise.all(MODULES.map((path) => import(new URL(path, folder).href) as Promise<Functions>))
  return Object.assign({}, ...modules) as Functions
}

/** Mantine's palettes that the app's styles use, beside those of the theme. */
const PALETTES = new Set(['dark', 'gray', 'red', 'teal'])

/**
 * Computes the variables of the theme when the app is built, not when a page starts: Mantine's provider would compute
 * them on every visit and write them into a `<style>` element, which a strict content-security policy refuses.
 */
export function themeVariables(): Plugin {
  return {
    name: 'perigee-theme-variables',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/app\/themeVariables\.css$/ },
      async handler() {
        this.addWatchFile(`${process.cwd()}/src/app/theme.ts`)
        return themeVariablesCss()
      },
    },
  }
}

/** All variables of Mantine and of the theme, for the app's only colour scheme. */
export async function themeVariablesCss(): Promise<string> {
  const { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } = await mantine()
  const own = cssVariables(mergeMantineTheme(DEFAULT_THEME, theme))
  const all = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  const unused = Object.keys(DEFAULT_THEME.colors).filter((name) => !(name in theme.colors) && !PALETTES.has(name))
  const variables = Object.entries({
    '--mantine-color-scheme': 'dark',
    ...all.variables,
    ...all.dark,
    ...own.variables,
    ...own.dark,
  }).filter(([name]) => !unused.some((palette) => name.startsWith(`--mantine-color-${palette}-`)))
  if (variables.length === 0) throw new Error(`${FILE} would be empty.`)
  return `:root{color-scheme:dark;${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`
}
