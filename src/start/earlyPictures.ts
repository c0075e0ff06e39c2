import { picturesIn } from '#src/api/earlyResponses.ts'

/** As many as the first row of Explore shows before anything is scrolled (CharacterRow.tsx). */
const PICTURES_FIRST = 4

/**
 * Asks for the pictures that the page will show first, the moment its first call has its response: they are on their way
 * while the app's code is still being read. The browser gives the app's own `<img>` the same picture.
 */
export async function askForPictures(response: Response): Promise<void> {
  for (const address of picturesIn(await response.json(), PICTURES_FIRST)) {
    const image = new Image()
    image.fetchPriority = 'high'
    image.src = address
  }
}
