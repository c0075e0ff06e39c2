/** The levels of a trait, weakest first. */
export const TRAIT_STRENGTHS = ['not at all', 'not very', 'moderately', 'quite a lot', 'absolutely'] as const
export type TraitStrength = (typeof TRAIT_STRENGTHS)[number]
