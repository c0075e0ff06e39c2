import type { RequirementRow } from '#storybook/foundations/requirementTexts.ts'

/** The entries of Storybook's index that this page needs. */
export type StoryIndex = Record<string, { tags?: string[] }>

/** The rows of one section that the stories of a screen show. */
export interface ShownSection {
  /** `B2.8`, or `AMB` for decisions. */
  id: string
  rows: (RequirementRow & { stories: string[] })[]
}

/** The rows in the tags of these stories, by section, in the order of the document. */
export function shownRows(
  index: StoryIndex,
  stories: readonly string[],
  rows: readonly RequirementRow[],
): ShownSection[] {
  const shown = rows.flatMap((row) => {
    const tagged = stories.filter((id) => index[id]?.tags?.includes(row.id))
    return tagged.length > 0 ? [{ ...row, stories: tagged }] : []
  })
  return [...Map.groupBy(shown, ({ id }) => id.replace(/-\d+$/, ''))].map(([id, rows]) => ({ id, rows }))
}

/** Fetches the index next to Storybook's page, in development and in a static build. */
export async function readStoryIndex(): Promise<StoryIndex> {
  const response = await fetch(new URL('index.json', document.baseURI))
  return ((await response.json()) as { entries: StoryIndex }).entries
}
