/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export interface CreateChatBody {
  character_id: string
  /**
   * An IANA name.
   * @minLength 1
   */
  timezone: string
}
