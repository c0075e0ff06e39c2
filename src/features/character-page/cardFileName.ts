import type { CardSpec } from '#src/api/generated/calls.schemas.ts'

interface Card {
  file: File
  name: string
  spec: CardSpec
}

/** The file name of a downloaded card: the server's, otherwise made from the character's name. */
export function cardFileName({ file, name, spec }: Card): string {
  if (file.name !== '') return file.name
  const ending = file.type.includes('json') ? 'json' : 'png'
  // Replaces characters that file systems reject or that hide a part of the name.
  const safe = name.replaceAll(/[\p{Cc}\p{Cf}"*/:<>?\\|]/gu, '_').replace(/^\.+/, '')
  return `${safe}_${spec}.${ending}`
}
