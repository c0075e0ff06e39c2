/** The message about a write if neither its response nor a read of the server reveals its result. */
export interface NotKnown {
  /** What is unknown, and how a user can find out. */
  text: string
  /** The user finds out by signing in. */
  bySigningIn?: true
  /** The user finds out in the list of their characters. */
  inMyCharacters?: true
}

/** The only wording: what is unknown, then where to look. */
export function notKnown(what: string, look: string): NotKnown {
  return { text: `We could not tell whether ${what}. ${look}` }
}

export function bySigningIn(what: string, look: string): NotKnown {
  return { ...notKnown(what, look), bySigningIn: true }
}

export const LOOK = 'before you try again.'
