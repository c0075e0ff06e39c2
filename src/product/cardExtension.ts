/**
 * The namespace of this product's own values in a character card: with them a card that was downloaded here is read back
 * without loss. Not made from the brand: cards out there keep it.
 */
export const CARD_EXTENSION = 'perigee/character'
