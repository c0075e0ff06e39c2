/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { TraitStrength } from './traitStrength.ts'

export interface Trait {
  name: string
  strength: TraitStrength
}
