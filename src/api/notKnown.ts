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
function notKnown(what: string, look: string): NotKnown {
  return { text: `We could not tell whether ${what}. ${look}` }
}

function bySigningIn(what: string, look: string): NotKnown {
  return { ...notKnown(what, look), bySigningIn: true }
}

const LOOK = 'before you try again.'

/** By what was written. The only texts of this outcome. */
export const NOT_KNOWN = {
  account: bySigningIn('your account was created', `Sign in with the new name to find out, ${LOOK}`),
  accountUpdate: notKnown('your changes were saved', `Load this page again ${LOOK}`),
  emailUpdate: notKnown('your new address was taken', `Look for our email in its inbox ${LOOK}`),
  passwordChange: notKnown('your password was changed', `Sign out and sign in with the new one to find out, ${LOOK}`),
  passwordReset: bySigningIn('your password was changed', `Sign in with the new one to find out, ${LOOK}`),
  resetEmail: notKnown('the email was sent', `Look into your inbox ${LOOK}`),
  verificationEmail: notKnown('the email was sent', `Look into your inbox ${LOOK}`),
  accountDeletion: notKnown('your account was deleted', `Load this page again ${LOOK}`),
  picture: notKnown('your new avatar was drawn', `Load this page again ${LOOK}`),
  emailVerified: bySigningIn('your email address was verified', 'Sign in and look at your settings to find out.'),
  emailUpdated: bySigningIn('your email address was updated', 'Sign in and look at your settings to find out.'),
  report: notKnown('your report arrived', 'If you send it again, it may arrive twice.'),
  like: notKnown('your like was saved', `Load this page again ${LOOK}`),
  creation: { ...notKnown('your character was created', `Look at your characters ${LOOK}`), inMyCharacters: true },
  characterUpdate: notKnown('your changes were saved', `Look at the character ${LOOK}`),
  characterDeletion: notKnown('the character was deleted', `Look at your characters ${LOOK}`),
  newImage: notKnown('the new image was drawn', `Look at the images ${LOOK}`),
  mainImage: notKnown('the main image was changed', `Look at the images ${LOOK}`),
  imageDeletion: notKnown('the image was deleted', `Look at the images ${LOOK}`),
  retouch: notKnown('the retouched picture was taken', `Look at the images ${LOOK}`),
  retouchRejection: notKnown('the retouched picture was rejected', 'It does no harm to reject it again.'),
  frame: notKnown('the frame was changed', `Look at the small picture ${LOOK}`),
  newChat: notKnown('the chat was opened', `Look at your chats ${LOOK}`),
  message: notKnown('your message arrived', `Look at the conversation ${LOOK}`),
  chatReset: notKnown('the chat was reset', `Look at the conversation ${LOOK}`),
  chatDeletion: notKnown('the chat was deleted', `Look at your chats ${LOOK}`),
} as const satisfies Record<string, NotKnown>
