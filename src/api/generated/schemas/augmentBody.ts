/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { AugmentField } from './augmentField.ts'
import type { TraitBody } from './traitBody.ts'

export interface AugmentBody {
  name: string
  /** @maxItems 6 */
  personalities: TraitBody[]
  description: string
  backgroundDescription: string
  augmentField: AugmentField
}
