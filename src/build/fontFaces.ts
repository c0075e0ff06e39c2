import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Rolldown } from 'vite'
import { withEverydayFaces } from './everydayFonts.ts'

export const FONTS_CSS = 'src/start/fonts.css'
const URL_IN_CSS = /url\('([^']+)'\)/g

/** The font files that fonts.css names. */
export function fontFilesOf(root: string): string[] {
  return [...fontsCss(root).matchAll(URL_IN_CSS)].map(([, file = '']) => file)
}

/**
 * The font faces for the page's head: headings of the first paint use their own face, or the fallback of the
 * same metrics, before any style sheet has loaded. Each file has the name that the build gave it.
 */
export function fontFaces(root: string, base: string, bundle: Rolldown.OutputBundle): string {
  return withEverydayFaces(fontsCss(root)).replaceAll(
    URL_IN_CSS,
    (_, file: string) => `url(${base}${builtName(bundle, file)})`,
  )
}

function builtName(bundle: Rolldown.OutputBundle, file: string): string {
  const start = `assets/${basename(file, '.woff2')}-`
  const found = Object.keys(bundle).find((name) => name.startsWith(start))
  if (found === undefined) throw new Error(`The build has no file for ${file}.`)
  return found
}

const fontsCss = (root: string) => readFileSync(`${root}/${FONTS_CSS}`, 'utf8')
