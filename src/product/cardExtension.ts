/**
 * The namespace of this product's own values in a character card: a card that was downloaded here is imported
 * without loss. Independent of the brand: existing cards keep it.
 */
export const CARD_EXTENSION = 'perigee/character'
