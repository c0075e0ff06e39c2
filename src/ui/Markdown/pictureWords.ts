/** Where the link leads that a picture in a text becomes; undefined where only its words are left. No link stands in another. */
export function linkOfPicture(src: unknown, isInLink: boolean): string | undefined {
  return isInLink || typeof src !== 'string' || src === '' ? undefined : src
}

/** The words that a picture in a text becomes; its address where it has none. */
export function wordsOfPicture({ src, alt }: { src?: unknown; alt?: string }, isInLink: boolean): string | undefined {
  return alt || linkOfPicture(src, isInLink)
}
