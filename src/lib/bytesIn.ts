/**
 * The bytes of the base64 text `text`; throws for another text. A loop: each page decodes its tokens before its first
 * requests, and a callback for each character takes three times as long in code that runs once.
 */
export function bytesIn(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index)
  return bytes
}
