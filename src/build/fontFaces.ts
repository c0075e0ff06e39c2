import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FONTS_CSS = 'src/start/fonts.css'
const URL_IN_CSS = /url\('([^']+)'\)/g

/** The paths of the font files that fonts.css names: of the project, or of a package. */
export function fontFilesOf(root: string): string[] {
  return [...fontsCss(root).matchAll(URL_IN_CSS)].map(([, file = '']) => pathOf(root, file))
}

/**
 * The font faces for the page's head: headings of the first paint use their own face, or the fallback of the
 * same metrics, before any style sheet has loaded. `addresses` has the built file of each path.
 */
export function fontFaces(root: string, addresses: ReadonlyMap<string, string>): string {
  return fontsCss(root).replaceAll(URL_IN_CSS, (_, file: string) => `url(${addresses.get(pathOf(root, file))})`)
}

const pathOf = (root: string, file: string) => join(root, file.startsWith('.') ? 'src/start' : 'node_modules', file)

const fontsCss = (root: string) => readFileSync(`${root}/${FONTS_CSS}`, 'utf8')
