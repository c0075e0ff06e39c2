/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

/**
 * A response whose only content may be a sentence for the user.
 */
export interface Message {
  message?: string
}
