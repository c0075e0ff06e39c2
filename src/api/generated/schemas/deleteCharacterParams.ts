/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export type DeleteCharacterParams = {
  character_id: string
}
