/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export interface DeletedChat {
  deleted_chat_id: string
}
