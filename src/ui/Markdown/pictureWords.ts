/** The target of the link that replaces a picture; undefined if only its text remains: links must not be nested. */
export function linkOfPicture(src: unknown, isInLink: boolean): string | undefined {
  return isInLink || typeof src !== 'string' || src === '' ? undefined : src
}

/** The text that replaces a picture: its alternative text, or its address. */
export function wordsOfPicture({ src, alt }: { src?: unknown; alt?: string }, isInLink: boolean): string | undefined {
  return alt || linkOfPicture(src, isInLink)
}
