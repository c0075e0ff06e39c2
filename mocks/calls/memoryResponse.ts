/**
 * The same response with its body in memory, so that it is copied without streams. The log and the check of the contract
 * copy each response, and in Chromium the streams of one copy take as long as the rest of a call.
 */
export async function inMemory(response: Response): Promise<Response> {
  return response.type === 'error' ? response : new MemoryResponse(await response.arrayBuffer(), response)
}

class MemoryResponse extends Response {
  readonly #bytes: ArrayBuffer

  constructor(bytes: ArrayBuffer, { status, statusText, headers }: Response) {
    // Some statuses must have no body, not even an empty one.
    super(bytes.byteLength > 0 ? bytes : null, { status, statusText, headers })
    this.#bytes = bytes
  }

  override clone(): Response {
    return new MemoryResponse(this.#bytes, this)
  }
}
