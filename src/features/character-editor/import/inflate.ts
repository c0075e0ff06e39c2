import { CardError } from './CardError.ts'

interface Options {
  format: CompressionFormat
  damaged: string
  tooLarge: string
}

/**
 * Decompresses data as a stream and throws as soon as the result exceeds `maxBytes`: the size of the result is not
 * known in advance.
 */
export async function inflate(
  data: Uint8Array<ArrayBuffer>,
  maxBytes: number,
  { format, damaged, tooLarge }: Options,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([data]).stream().pipeThrough(new DecompressionStream(format)).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  try {
    for (;;) {
      // Sequential, so that the next part is read only after the size check.
      // oxlint-disable-next-line no-await-in-loop
      const { done, value } = await reader.read()
      if (done) break
      length += value.length
      if (length > maxBytes) throw new CardError(tooLarge)
      parts.push(value)
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined)
    throw error instanceof CardError ? error : new CardError(damaged, { cause: error })
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
