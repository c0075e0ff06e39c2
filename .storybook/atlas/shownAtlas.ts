import text from './atlas.json?raw'
import type { Atlas } from './storyRecord.ts'

/** For Storybook's pages. As text: nobody needs the type of every word in it, and it is parsed faster. */
export function shownAtlas(): Atlas {
  return JSON.parse(text) as Atlas
}
