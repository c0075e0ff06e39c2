/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export type CardSpec = (typeof CardSpec)[keyof typeof CardSpec]

export const CardSpec = {
  v3: 'v3',
  v2: 'v2',
} as const
