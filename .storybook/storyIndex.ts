import { buildIndex } from 'storybook/internal/core-server'

type StoryIndex = Awaited<ReturnType<typeof buildIndex>>['entries']
export type IndexedStory = StoryIndex[string]

let index: Promise<StoryIndex> | undefined

/** Storybook's index of all stories, from their sources. Reading them takes seconds, so each process does it once. */
export function storyIndex(): Promise<StoryIndex> {
  index ??= buildIndex({ configDir: import.meta.dirname }).then(({ entries }) => entries)
  return index
}
