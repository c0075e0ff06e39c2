import type { Clock } from '#src/world/World.ts'
import { unlessAborted, waited } from '#mocks/calls/latency.ts'
import { brokenBody } from './brokenConnection.ts'

const PIECES = 8

interface Pieces {
  /** Duration of the whole body. */
  bodyMs: number
  /** The connection breaks after half of the body. */
  breaks: boolean
  clock: Clock
  signal: AbortSignal
}

/** The same response with a body that arrives in pieces, or only half of it. */
export async function bodyInPieces(response: Response, { bodyMs, breaks, clock, signal }: Pieces): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.byteLength === 0 && !breaks) return new Response(null, response)
  const size = Math.max(1, Math.ceil(bytes.byteLength / PIECES))
  const count = Math.ceil(bytes.byteLength / size)
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        await unlessAborted(waited(bodyMs / PIECES, clock, signal), signal)
      } catch (reason) {
        controller.error(reason)
        return
      }
      if (breaks && sent >= count / 2) {
        controller.error(brokenBody())
        return
      }
      controller.enqueue(bytes.slice(sent * size, (sent + 1) * size))
      if (++sent >= count) controller.close()
    },
  })
  return new Response(body, { status: response.status, headers: response.headers })
}
