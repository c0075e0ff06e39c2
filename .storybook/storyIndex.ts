import { buildIndex } from 'storybook/internal/core-server'

type StoryIndex = Awaited<ReturnType<typeof buildIndex>>['entries']
export type IndexedStory = Extract<StoryIndex[string], { type: 'story' }>

let index: Promise<StoryIndex> | undefined

/** Storybook's index of all stories, from their sources. Reading them takes seconds, so each process does it once. */
export function storyIndex(): Promise<StoryIndex> {
  index ??= buildIndex({ configDir: import.meta.dirname }).then(({ entries }) => entries)
  return index
}

/** The stories of the index, without its pages and the tests of stories. */
export async function indexedStories(): Promise<IndexedStory[]> {
  return Object.values(await storyIndex()).filter(
    (entry): entry is IndexedStory => entry.type === 'story' && entry.subtype === 'story',
  )
}
