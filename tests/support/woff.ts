import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

/**
 * Converts a WOFF 1 file to the plain font inside it. Fonts come from npm as web fonts; the font configuration of a
 * browser process accepts only plain ones. (WOFF 1 is the font's tables, each deflated.)
 */
export function woffToSfnt(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF 1 font.')
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count)
  const halvings = Math.floor(Math.log2(count))
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(SFNT_ENTRY * 2 ** halvings, 6)
  head.writeUInt16BE(halvings, 8)
  head.writeUInt16BE(SFNT_ENTRY * (count - 2 ** halvings), 10)

  const parts = [head]
  let at = head.length
  for (let i = 0; i < count; i++) {
    const entry = WOFF_HEADER + i * WOFF_ENTRY
    const [offset, packed, size, checksum] = [4, 8, 12, 16].map((skip) => woff.readUInt32BE(entry + skip)) as [
      number,
      number,
      number,
      number,
    ]
    const raw = woff.subarray(offset, offset + packed)
    const table = packed < size ? inflateSync(raw) : raw
    const target = SFNT_HEADER + i * SFNT_ENTRY
    woff.copy(head, target, entry, entry + 4)
    head.writeUInt32BE(checksum, target + 4)
    head.writeUInt32BE(at, target + 8)
    head.writeUInt32BE(size, target + 12)
    const padded = Buffer.alloc(Math.ceil(size / 4) * 4)
    table.copy(padded)
    parts.push(padded)
    at += padded.length
  }
  return Buffer.concat(parts)
}
