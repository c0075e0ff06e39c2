import type { CardSpec } from '#src/api/generated/schemas/cardSpec.ts'

interface Card {
  file: File
  name: string
  spec: CardSpec
}

/** The name a downloaded card is saved under: the server's, else made from the character's (NS-38). */
export function cardFileName({ file, name, spec }: Card): string {
  if (file.name !== '') return file.name
  const ending = file.type.includes('json') ? 'json' : 'png'
  // What no file system wants in a name, and what hides the rest of it.
  const safe = name.replaceAll(/[\p{Cc}\p{Cf}"*/:<>?\\|]/gu, '_').replace(/^\.+/, '')
  return `${safe}_${spec}.${ending}`
}
