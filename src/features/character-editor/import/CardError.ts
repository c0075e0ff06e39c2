/** Why a file could not be imported, in words for whoever chose it. */
export class CardError extends Error {
  override readonly name = 'CardError'
}
