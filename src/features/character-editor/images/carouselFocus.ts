/** The tile that follows the images. */
export const NEW_IMAGE = 'new image'

/** The card in the middle: its id, and its index in case the card is removed. */
export interface CarouselFocus {
  id: string
  index: number
}

/** The cards of the carousel: the images, newest first, and the tile for a new one. */
export function cardsOf(images: readonly { id: string }[]): string[] {
  return [...images.map(({ id }) => id), NEW_IMAGE]
}

/**
 * The current index of the card in the middle. It follows its card when others are added or removed. If the card itself
 * was removed, the next image takes its place, or the last image at the end.
 */
export function focusIndex(cards: readonly string[], { id, index }: CarouselFocus): number {
  const found = cards.indexOf(id)
  if (found !== -1) return found
  const lastImage = cards.length - 2
  return Math.max(0, Math.min(index, lastImage))
}

export function focusAt(cards: readonly string[], index: number): CarouselFocus {
  return { id: cards[index] ?? NEW_IMAGE, index }
}

/** The next card in a direction; the carousel is a loop. */
export function step(cards: readonly string[], index: number, by: 1 | -1): number {
  return (index + by + cards.length) % cards.length
}
