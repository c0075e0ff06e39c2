/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { Character } from './character.ts'
import type { PageMeta } from './pageMeta.ts'

export interface CharacterPage {
  data: Character[]
  meta: PageMeta
}
