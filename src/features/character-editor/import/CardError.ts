/** Why a file could not be imported, in words for the person who chose it. */
export class CardError extends Error {
  override readonly name = 'CardError'
}
