import { bytesIn } from '#src/lib/bytesIn.ts'

// THIS IS NOT ENCRYPTION. Everyone who can read the storage can read these values; the obfuscation only keeps tokens
// and addresses out of screenshots, support dumps and searches of the storage.
const KEY = new TextEncoder().encode('the moon keeps no secrets')

/** A text that cannot be read at a glance; `deobfuscate` recognizes it by its checksum. */
export function obfuscate(text: string): string {
  return btoa(String.fromCharCode(...disguised(new TextEncoder().encode(`${sumOf(text)}:${text}`))))
}

/**
 * The text of `obfuscate`; undefined for anything else. A value of another program, a truncated value or one with a
 * changed letter fails the checksum, so it counts as absent.
 */
export function deobfuscate(stored: string): string | undefined {
  try {
    const marked = new TextDecoder('utf-8', { fatal: true }).decode(disguised(bytesIn(stored)))
    const text = marked.slice(marked.indexOf(':') + 1)
    return marked === `${sumOf(text)}:${text}` ? text : undefined
  } catch {
    return undefined
  }
}

/** Changes `bytes`, and returns them. */
function disguised(bytes: Uint8Array): Uint8Array {
  for (let index = 0; index < bytes.length; index++) bytes[index]! ^= KEY[index % KEY.length]!
  return bytes
}

/** Detects damage only. */
function sumOf(text: string): string {
  let sum = 0
  for (let index = 0; index < text.length; index++) sum = (Math.imul(sum, 31) + text.charCodeAt(index)) >>> 0
  return sum.toString(36)
}
