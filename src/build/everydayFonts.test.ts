import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { everydayFont, everydayName, withEverydayFaces } from './everydayFonts.ts'

const FIGTREE = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

it('adds a face for the everyday signs after each Latin face, and to no other', () => {
  const css = withEverydayFaces(readFileSync('src/start/fonts.css', 'utf8'))
  const faces = [...css.matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face)
  const files = faces.flatMap((face) => /url\('(?:.*\/)?([^/']+)'\)/.exec(face)?.[1] ?? [])
  expect(files).toEqual([
    'figtree-latin-wght-normal.woff2',
    'figtree-everyday-wght-normal.woff2',
    'figtree-latin-wght-italic.woff2',
    'figtree-everyday-wght-italic.woff2',
    'bricolage-grotesque-latin-600-normal.woff2',
    'bricolage-grotesque-everyday-600-normal.woff2',
  ])
  expect(faces[0]).toContain('unicode-range: U+0-1F, U+7F-9F, U+A1-A8, U+AA-B6, U+B8-D6, U+D8-FF, U+131,')
  expect(faces[0]).toContain('U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-206F,')
  expect(faces[1]).toContain('unicode-range: U+20-7E, U+A0, U+A9,')
  expect(faces[1]).toContain('font-weight: 300 900;')
})

it('makes a smaller variable font', async () => {
  const path = `node_modules/${FIGTREE}`
  const font = await everydayFont(path)
  expect(font.toString('latin1', 0, 4)).toBe('wOF2')
  expect(font.length).toBeLessThan(readFileSync(path).length * 0.7)
  expect(everydayName(FIGTREE)).toBe('figtree-everyday-wght-normal.woff2')
})
