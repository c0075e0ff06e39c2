/** A part of a card that the form could not take unchanged. */
export interface CardNote {
  /** Taken with changes, left out, or taken although too long for the form. */
  kind: 'adapted' | 'left out' | 'too long'
  /** The problem, as a sentence. */
  text: string
  /** The complete texts, so that the user can read and copy them. */
  left?: string[]
}

/** Limits the list, because rendering more entries than a user reads is a waste. */
const LISTED_MAX = 50

export function noteAdapted(notes: CardNote[], text: string): void {
  notes.push({ kind: 'adapted', text })
}

export function noteLeft(notes: CardNote[], text: string, left: string[]): void {
  if (left.length === 0) return
  const others = left.length - LISTED_MAX
  notes.push({
    kind: 'left out',
    text,
    left: others > 0 ? [...left.slice(0, LISTED_MAX), `… and ${others} more`] : left,
  })
}

export function split<T>(all: readonly T[], fits: (one: T) => boolean): [fitting: T[], others: T[]] {
  return [all.filter(fits), all.filter((one) => !fits(one))]
}
