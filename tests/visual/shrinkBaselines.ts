// A part of npm run visual:update: compresses the baselines again, without loss. Chromium compresses its screenshots fast and not
// small.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'

const BASELINES = resolve(import.meta.dirname, 'baselines')
/** A picture is written only if it gets this much smaller, so that a second run changes nothing. */
const WORTH = 0.98
const AT_ONCE = 4

const files = readdirSync(BASELINES).filter((file) => file.endsWith('.png'))
let before = 0
let after = 0
for (let first = 0; first < files.length; first += AT_ONCE)
  await Promise.all(files.slice(first, first + AT_ONCE).map(async (file) => shrink(join(BASELINES, file))))
console.log(`${files.length} pictures: ${megabytes(before)} before, ${megabytes(after)} now.`)

async function shrink(path: string): Promise<void> {
  const picture = readFileSync(path)
  const sizes = await Promise.all([true, false].map((adaptiveFiltering) => compressed(picture, adaptiveFiltering)))
  const smallest = sizes.reduce((least, each) => (each.length < least.length ? each : least))
  const isWorth = smallest.length < picture.length * WORTH
  if (isWorth) {
    const [was, is] = await Promise.all([pixels(picture), pixels(smallest)])
    if (!was.equals(is)) throw new Error(`${path} would lose pixels.`)
    writeFileSync(path, smallest)
  }
  before += picture.length
  after += isWorth ? smallest.length : picture.length
}

/** Screenshots are opaque: their alpha channel has no information. */
function compressed(picture: Buffer, adaptiveFiltering: boolean): Promise<Buffer> {
  return sharp(picture).removeAlpha().png({ compressionLevel: 9, adaptiveFiltering }).toBuffer()
}

function pixels(picture: Buffer): Promise<Buffer> {
  return sharp(picture).ensureAlpha().raw().toBuffer()
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
