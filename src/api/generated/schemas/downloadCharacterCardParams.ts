/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { CardSpec } from './cardSpec.ts'

export type DownloadCharacterCardParams = {
  spec?: CardSpec
}
