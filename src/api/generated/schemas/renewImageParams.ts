/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export type RenewImageParams = {
  character_id: string
}
