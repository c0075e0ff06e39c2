/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

/**
 * From the weakest to the strongest.
 */
export type TraitStrength = (typeof TraitStrength)[keyof typeof TraitStrength]

export const TraitStrength = {
  not_at_all: 'not at all',
  not_very: 'not very',
  moderately: 'moderately',
  quite_a_lot: 'quite a lot',
  absolutely: 'absolutely',
} as const
