/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

/**
 * `assistant` is the character.
 */
export type ChatRole = (typeof ChatRole)[keyof typeof ChatRole]

export const ChatRole = {
  system: 'system',
  assistant: 'assistant',
  user: 'user',
} as const
