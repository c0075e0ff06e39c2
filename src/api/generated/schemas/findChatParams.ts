/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export type FindChatParams = {
  character_id: string
}
