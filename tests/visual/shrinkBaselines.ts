// After npm run visual:update: compresses the baselines again, without loss. Chromium compresses its screenshots fast
// and not small.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { argumentsOf } from '#src/build/commandLine.ts'

argumentsOf('npm run postvisual:update')

/** A picture is written only if it gets this much smaller, so that a second run changes nothing. */
const WORTH = 0.98

for (const path of globSync(resolve(import.meta.dirname, 'baselines/*.png'))) {
  const picture = readFileSync(path)
  // Screenshots are opaque: their alpha channel has no information.
  const opaque = sharp(picture).removeAlpha()
  for (const adaptiveFiltering of [true, false]) {
    const smaller = await opaque.clone().png({ compressionLevel: 9, adaptiveFiltering }).toBuffer()
    if (smaller.length < readFileSync(path).length * WORTH) writeFileSync(path, smaller)
  }
}
