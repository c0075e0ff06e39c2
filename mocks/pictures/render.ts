/**
 * Renders the fixture portraits to files: `npm run pictures`, by hand, after a change of faces or drawings (a test
 * fails until then). Draws and writes only changed files; removes files without a character or user.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { argumentsOf } from '#src/build/commandLine.ts'
import { characterSitters, recordOf, userSitters } from './cast.ts'
import { CANVAS, drawSkyOnly } from './drawing.ts'
import { avatarFileOf, filesOf, GENERIC_PNG } from './pictures.ts'

const FOLDER = join(import.meta.dirname, 'files')
const RECORD = join(import.meta.dirname, 'rendered.json')
const DEFAULT_DENSITY = 72

/** Rendered at twice the size and reduced, so that thin lines stay even. */
function rasterised(svg: string, width: number, height: number) {
  const units = Number(/ width="(\d+)"/.exec(svg)?.[1] ?? CANVAS.width)
  return sharp(Buffer.from(svg), { density: (2 * width * DEFAULT_DENSITY) / units }).resize(width, height)
}

const avif = (svg: string, width: number, height: number) => () =>
  rasterised(svg, width, height).avif({ quality: 50, effort: 3 }).toBuffer()

const png = (svg: string) => () =>
  rasterised(svg, 300, 400).png({ palette: true, quality: 64, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer()

type Make = () => Promise<Buffer>
type Records = Record<string, { drawing: string } | undefined>

argumentsOf('npm run pictures')
const [characters, users] = [characterSitters(), userSitters()]
const before = JSON.parse(readFileSync(RECORD, 'utf8')) as { characters: Records; users: Records }
const files = new Map<string, { make: Make; unchanged: boolean }>()

for (const { name, portrait, square, record } of characters) {
  const unchanged = before.characters[name]?.drawing === record.drawing
  const { thumbnail, card, large, png: base } = filesOf(name)
  files.set(thumbnail, { make: avif(square, 96, 96), unchanged })
  files.set(card, { make: avif(portrait, 396, 528), unchanged })
  files.set(large, { make: avif(portrait, 768, 1024), unchanged })
  files.set(base, { make: png(portrait), unchanged })
}
for (const { name, square, record } of users) {
  const unchanged = before.users[name]?.drawing === record.drawing
  files.set(avatarFileOf(name), { make: avif(square, 256, 256), unchanged })
}
files.set(GENERIC_PNG, { make: png(drawSkyOnly('base')), unchanged: false })

mkdirSync(FOLDER, { recursive: true })
let written = 0
for (const [name, { make, unchanged }] of files) {
  const path = join(FOLDER, name)
  if (unchanged && existsSync(path)) continue
  const bytes = await make()
  if (existsSync(path) && bytes.equals(readFileSync(path))) continue
  writeFileSync(path, bytes)
  written++
}
const orphans = readdirSync(FOLDER).filter((name) => !files.has(name))
for (const name of orphans) rmSync(join(FOLDER, name))
writeFileSync(RECORD, `${JSON.stringify({ characters: recordOf(characters), users: recordOf(users) }, null, 2)}\n`)
console.log(`${files.size} files: ${written} written, ${orphans.length} removed.`)
