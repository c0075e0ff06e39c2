// THIS IS NOT ENCRYPTION. Whoever can read the storage can read these values; the disguise only keeps tokens and
// addresses out of screenshots, support dumps and searches of the storage (A3-23 … A3-25, NS-36).
const KEY = new TextEncoder().encode('the moon keeps no secrets')

function disguised(bytes: Uint8Array): Uint8Array {
  return bytes.map((byte, index) => byte ^ (KEY[index % KEY.length] ?? 0))
}

export function obfuscate(text: string): string {
  return btoa(String.fromCharCode(...disguised(new TextEncoder().encode(text))))
}

/** The text behind `obfuscate`, or undefined for anything that is not one: a foreign or damaged value counts as absent. */
export function deobfuscate(stored: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(stored), (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(disguised(bytes))
  } catch {
    return undefined
  }
}
