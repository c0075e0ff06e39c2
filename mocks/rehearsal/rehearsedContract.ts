import type { Rehearsal } from './rehearsals.ts'

/** A new contract that a mock server imitates, as JSON: a tab keeps it, also over a reload. */
export interface RehearsedContract {
  /** Of its file. */
  name: string
  /** The address of its file, if a link named it. */
  from?: string
  differences: Pick<Rehearsal, 'title' | 'alterations' | 'why'>[]
}

/** Whether this text is an OpenAPI description, and not a world: no field of a world has these names. */
export function isDescription(text: string): boolean {
  return /^\s*["']?(openapi|swagger)["']?\s*:|"(openapi|swagger)"\s*:\s*"[23]/m.test(text)
}
