import { picturesIn } from '#src/api/cache/earlyResponses.ts'

/** The number of cards in the first row of Explore before it scrolls (CharacterRow.tsx). */
const PICTURES_FIRST = 4

/**
 * Preloads the first pictures of the page, which are in the first response: they load while the app's code is still
 * being parsed. The browser reuses them for the app's own `<img>`.
 */
export function askForPictures(response: unknown): void {
  for (const address of picturesIn(response, PICTURES_FIRST)) {
    const image = new Image()
    image.fetchPriority = 'high'
    image.src = address
  }
}
