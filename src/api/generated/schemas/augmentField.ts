/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export type AugmentField = (typeof AugmentField)[keyof typeof AugmentField]

export const AugmentField = {
  name: 'name',
  description: 'description',
  background: 'background',
  greeting_main: 'greeting_main',
  greeting_alternative: 'greeting_alternative',
  tags: 'tags',
} as const
