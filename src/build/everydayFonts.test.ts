import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { tokens } from '#src/app/theme.ts'
import { everydayFont, everydayName, withEverydayFaces } from './everydayFonts.ts'

const FIGTREE = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

it('adds a face for the everyday signs before each Latin face, and to no other', () => {
  const css = withEverydayFaces(readFileSync('src/start/fonts.css', 'utf8'))
  const faces = [...css.matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face)
  const files = faces.flatMap((face) => /url\('(?:.*\/)?([^/']+)'\)/.exec(face)?.[1] ?? [])
  expect(files).toEqual([
    'figtree-everyday-wght-normal.woff2',
    'figtree-latin-wght-normal.woff2',
    'figtree-everyday-wght-italic.woff2',
    'figtree-latin-wght-italic.woff2',
    'bricolage-grotesque-everyday-600-normal.woff2',
    'bricolage-grotesque-latin-600-normal.woff2',
  ])
  expect(faces[1]).toContain('unicode-range: U+0-1F, U+7F-9F, U+A1-A8, U+AA-B6, U+B8-D6, U+D8-FF, U+131,')
  expect(faces[1]).toContain(
    'U+2000-200B, U+200E-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-206F,',
  )
  expect(faces[0]).toContain('unicode-range: U+20-7E, U+A0, U+A9,')
  expect(faces[0]).toContain('font-weight: 300 900;')
})

it('the letters that a first page does not load have families of their own', () => {
  const css = withEverydayFaces(readFileSync('src/start/fonts.css', 'utf8'))
  const extended = readFileSync('src/app/latinExtended.css', 'utf8')
  const families = (text: string) => [...text.matchAll(/font-family: '([^']+)'/g)].map(([, family]) => family)
  expect(families(css)).toEqual([
    'Figtree Variable',
    'Figtree rest',
    'Figtree Variable',
    'Figtree rest',
    'Bricolage Grotesque',
    'Bricolage rest',
    'Figtree fallback',
    'Figtree fallback',
    'Bricolage fallback',
  ])
  expect(families(extended)).toEqual(['Figtree rest', 'Figtree rest', 'Bricolage rest'])
  expect(tokens['font-text']).toMatch(/^'Figtree Variable', 'Figtree rest', /)
  expect(tokens['font-heading']).toMatch(/^'Bricolage Grotesque', 'Bricolage rest', /)
})

it('an emoji of several signs loads no Latin letters', () => {
  const css = readFileSync('src/start/fonts.css', 'utf8')
  expect(css).toContain('U+2000-200B, U+200E-206F')
  expect(css).not.toContain('U+2000-206F')
})

it('makes a smaller variable font', async () => {
  const path = `node_modules/${FIGTREE}`
  const font = await everydayFont(path)
  expect(font.toString('latin1', 0, 4)).toBe('wOF2')
  expect(font.length).toBeLessThan(readFileSync(path).length * 0.7)
  expect(everydayName(FIGTREE)).toBe('figtree-everyday-wght-normal.woff2')
})
