#!/usr/bin/env bash
# Expected: readers of PNG agree about the text that a picture carries.
# Seen with the versions below, 2026-11-30:
#   "Märchen" in tEXt, which is Latin-1: sharp returns U+FFFD for the umlaut; the others are right
#   iTXt, compressed: UPNG returns the compressed bytes as if they were the text; fast-png returns no iTXt at all
#   a chunk after the end of the picture (IEND): ExifReader reads it, no other does
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  sharp@0.35.5 exifreader@4.46.0 fast-png@8.0.0 @pdf-lib/upng@1.0.1
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { deflateSync, crc32 as nodeCrc } from 'node:zlib'
import upng from '@pdf-lib/upng'
import ExifReader from 'exifreader'
import { decode } from 'fast-png'
import sharp from 'sharp'

function crc32(bytes) {
  if (nodeCrc) return nodeCrc(bytes)
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0)
  }
  return ~crc >>> 0
}
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  crc.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, crc])
}
const header = Buffer.from('00000001000000010802000000', 'hex')
const end = chunk('IEND', Buffer.alloc(0))
const png = (text, after = false) =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...(after ? [] : [text]),
    chunk('IDAT', deflateSync(Buffer.from([0, 255, 0, 0]))),
    end,
    ...(after ? [text] : []),
  ])
const latin = chunk('tEXt', Buffer.from('Title\0Märchen', 'latin1'))
const compressed = chunk('iTXt', Buffer.concat([Buffer.from('Title\0\u0001\0\0\0'), deflateSync(Buffer.from('Märchen'))]))

const readers = {
  sharp: async (file) => (await sharp(file).metadata()).comments?.[0]?.text,
  ExifReader: async (file) => (await ExifReader.load(file, { async: true })).Title?.value,
  'fast-png': (file) => decode(file).text.Title,
  UPNG: (file) => {
    const { tabs } = (upng.default ?? upng).decode(new Uint8Array(file).buffer)
    return (tabs.tEXt ?? tabs.iTXt)?.Title
  },
}
const seen = {}
for (const [name, read] of Object.entries(readers))
  seen[name] = [await read(png(latin)), await read(png(compressed)), await read(png(latin, true))]
console.log('tEXt in Latin-1, compressed iTXt, tEXt after the end:', seen)
assert.deepEqual(seen.sharp, ['M\uFFFDrchen', 'Märchen', undefined])
assert.deepEqual(seen.ExifReader, ['Märchen', 'Märchen', 'Märchen'])
assert.deepEqual(seen['fast-png'], ['Märchen', undefined, undefined])
assert.equal(seen.UPNG[0], 'Märchen')
assert.ok(seen.UPNG[1] && seen.UPNG[1] !== 'Märchen')
assert.equal(seen.UPNG[2], undefined)
EOF
node run.mjs
