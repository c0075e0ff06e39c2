/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { TraitStrength } from './traitStrength.ts'

export interface TraitBody {
  /**
   * @minLength 1
   * @maxLength 255
   */
  name: string
  strength: TraitStrength
}
