import text from './atlas.json?raw'
import type { Atlas } from './storyRecord.ts'

/** The atlas for Storybook's pages. Imported as text: this needs no type for the large literal, and parses faster. */
export function shownAtlas(): Atlas {
  return JSON.parse(text) as Atlas
}
