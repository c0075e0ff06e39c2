import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Rolldown } from 'vite'

export const FONTS_CSS = 'src/start/fonts.css'
const URL_IN_CSS = /url\('([^']+)'\)/g

/** The paths of the font files that fonts.css names: of the project, or of a package. */
export function fontFilesOf(root: string): string[] {
  return [...fontsCss(root).matchAll(URL_IN_CSS)].map(([, file = '']) =>
    join(root, file.startsWith('.') ? 'src/start' : 'node_modules', file),
  )
}

/**
 * The font faces for the page's head: headings of the first paint use their own face, or the fallback of the
 * same metrics, before any style sheet has loaded. Each file has the name that the build gave it.
 */
export function fontFaces(root: string, base: string, bundle: Rolldown.OutputBundle): string {
  return fontsCss(root).replaceAll(URL_IN_CSS, (_, file: string) => `url(${base}${builtName(bundle, file)})`)
}

function builtName(bundle: Rolldown.OutputBundle, file: string): string {
  const start = `assets/${basename(file, '.woff2')}-`
  const found = Object.keys(bundle).find((name) => name.startsWith(start))
  if (found === undefined) throw new Error(`The build has no file for ${file}.`)
  return found
}

const fontsCss = (root: string) => readFileSync(`${root}/${FONTS_CSS}`, 'utf8')
