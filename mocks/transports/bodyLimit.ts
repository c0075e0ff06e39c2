/** The largest database, that of `many-characters`, has a tenth of this size. */
export const MAX_BODY_BYTES = 64 * 1024 * 1024

/** The body of a request as bytes. Undefined if it is larger than the limit; reading stops there. */
export async function boundedBody(
  request: Request,
  maxBytes = MAX_BODY_BYTES,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return undefined
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > maxBytes) return undefined
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}
