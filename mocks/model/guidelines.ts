/**
 * Words for which a retouch is refused as against the guidelines, so that the refusal can be tried by hand. Only whole
 * words count, in any case: "Blood moon" is refused, "bloodless" is not.
 */
export const BLOCKED_WORDS = ['forbidden', 'blood', 'gore', 'naked', 'nude', 'gun', 'weapon', 'drugs', 'hate'] as const

const blocked = new RegExp(`(?<![\\p{L}\\p{N}])(?:${BLOCKED_WORDS.join('|')})(?![\\p{L}\\p{N}])`, 'iu')

export function isAgainstGuidelines(prompt: string): boolean {
  return blocked.test(prompt)
}
