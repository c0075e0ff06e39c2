#!/usr/bin/env bash
# Expected: sharp, which reads animated GIF and WebP with `{ animated: true }`, keeps the frames of an animated PNG or says
# that it does not read them.
# Seen, sharp 0.35.5, 2026-11-30: an animated PNG is read as a still one, with no page count, and written without its
# animation, as PNG, WebP and GIF, without a warning.
#   in: 2 frames      metadata().pages: undefined      out: PNG still, WebP still, GIF 1 page
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  sharp@0.35.5 @pdf-lib/upng@1.0.1
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import upng from '@pdf-lib/upng'
import sharp from 'sharp'

const SIDE = 16
const picture = (red) => {
  const pixels = new Uint8Array(SIDE * SIDE * 4).fill(255)
  for (let i = 0; i < pixels.length; i += 4) pixels[i] = red
  return pixels.buffer
}
const { encode, decode } = upng.default ?? upng
const animated = Buffer.from(encode([picture(0), picture(200)], SIDE, SIDE, 0, [100, 100]))
const read = () => sharp(animated, { animated: true })
const seen = {
  'frames of the file': decode(animated.buffer.slice(animated.byteOffset, animated.byteOffset + animated.length)).frames.length,
  'pages in sharp': (await read().metadata()).pages,
  'PNG animated': (await read().png().toBuffer()).includes('acTL'),
  'WebP animated': (await read().webp().toBuffer()).includes('ANIM'),
  'pages of the GIF': (await sharp(await read().gif().toBuffer(), { animated: true }).metadata()).pages ?? 1,
}
console.log(seen)
assert.deepEqual(Object.values(seen), [2, undefined, false, false, 1])
EOF
node run.mjs
