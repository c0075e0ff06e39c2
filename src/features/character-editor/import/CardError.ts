/** Why a file could not be imported; its message is shown to the user. */
export class CardError extends Error {
  override readonly name = 'CardError'
}
