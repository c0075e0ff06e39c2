/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export type CharacterSort = (typeof CharacterSort)[keyof typeof CharacterSort]

export const CharacterSort = {
  chatiest: 'chatiest',
  liked: 'liked',
  latest: 'latest',
} as const
