import { CardError } from './CardError.ts'

const DAMAGED = 'The card in this picture is damaged: its text cannot be decompressed.'
const TOO_LARGE = 'The card in this picture is too large.'

/**
 * Decompresses zlib data as a stream and stops as soon as there is more than `maxBytes`: what a few bytes grow into is
 * known only while they grow.
 */
export async function inflate(data: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  try {
    for (;;) {
      // One after the other: what comes next is only asked for when there is room for it.
      // oxlint-disable-next-line no-await-in-loop
      const { done, value } = await reader.read()
      if (done) break
      length += value.length
      if (length > maxBytes) throw new CardError(TOO_LARGE)
      parts.push(value)
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined)
    throw error instanceof CardError ? error : new CardError(DAMAGED, { cause: error })
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
