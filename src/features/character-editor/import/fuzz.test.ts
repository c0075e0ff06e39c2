import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check'
import { expect, it } from 'vitest'
import {
  CARD_V1,
  CARD_V2,
  CARD_V3,
  charxFile,
  iTXt,
  jsonFile,
  pictureWith,
  tEXt,
  withLongFields,
  zTXt,
} from '#tests/support/cardFiles.ts'
import { CardError } from './CardError.ts'
import { readCard } from './readCard.ts'

const FILES = [
  jsonFile(CARD_V1),
  jsonFile(CARD_V2),
  jsonFile(CARD_V3),
  pictureWith([tEXt('chara', CARD_V2)]),
  pictureWith([tEXt('ccv3', CARD_V3), tEXt('chara', CARD_V2)], { early: true }),
  pictureWith([zTXt('chara', CARD_V2)]),
  pictureWith([iTXt('ccv3', CARD_V3)]),
  pictureWith([iTXt('ccv3', CARD_V3, { compressed: true })]),
  charxFile(CARD_V3),
  withLongFields(charxFile(CARD_V3)),
]
const RUNS = 2_000

const mutation = record({
  kind: constantFrom('set', 'flip', 'cut', 'remove', 'repeat'),
  at: integer({ min: 0, max: 1_000_000 }),
  byte: integer({ min: 0, max: 255 }),
})

function mutated(file: Buffer, { kind, at, byte }: { kind: string; at: number; byte: number }): Buffer {
  if (file.length === 0) return file
  const here = at % file.length
  const next = Buffer.from(file)
  const after = here + 1 + (byte % 64)
  if (kind === 'set') next[here] = byte
  if (kind === 'flip') next[here] = next[here]! ^ (1 << (byte % 8))
  if (kind === 'cut') return next.subarray(0, here)
  if (kind === 'remove') return Buffer.concat([next.subarray(0, here), next.subarray(after)])
  if (kind === 'repeat') return Buffer.concat([next.subarray(0, after), next.subarray(here)])
  return next
}

it(`${RUNS} mutated files neither crash nor hang the import`, async () => {
  const outcomes = { read: 0, refused: 0 }
  await assert(
    asyncProperty(constantFrom(...FILES), array(mutation, { minLength: 1, maxLength: 4 }), async (file, mutations) => {
      const bytes = mutations.reduce<Buffer>(mutated, file)
      try {
        const { values } = await readCard(new Blob([Uint8Array.from(bytes)]))
        expect(typeof values.name).toBe('string')
        outcomes.read++
      } catch (error) {
        expect(error).toBeInstanceOf(CardError)
        outcomes.refused++
      }
    }),
    { seed: 20_261_121, numRuns: RUNS },
  )
  // Both occur, so the mutations neither leave all files intact nor destroy all of them.
  expect(outcomes.read).toBeGreaterThan(100)
  expect(outcomes.refused).toBeGreaterThan(100)
  expect(outcomes.read + outcomes.refused).toBe(RUNS)
})
