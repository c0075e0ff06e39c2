/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export interface SendMessageBody {
  chat_id: string
  /**
   * @minLength 1
   * @maxLength 1000
   * @pattern \S
   */
  incoming_message: string
  /**
   * An IANA name.
   * @minLength 1
   */
  timezone: string
  /**
   * @minLength 1
   * @maxLength 1000
   */
  greeting_content?: string
}
