/** What a screen says of a write when neither its response nor a look at the server tells what became of it (NS-44). */
export interface NotKnown {
  /** What is not known, and how a person can find out. */
  text: string
  /** Signing in is the way to find out. */
  bySigningIn?: true
  /** The list of the viewer's characters is the place to look. */
  inMyCharacters?: true
}

/** The one wording: what could not be told, then where to look. */
export function notKnown(what: string, look: string): NotKnown {
  return { text: `We could not tell whether ${what}. ${look}` }
}

export function bySigningIn(what: string, look: string): NotKnown {
  return { ...notKnown(what, look), bySigningIn: true }
}

export const LOOK = 'before you try again.'
