import { type Atlas, ATLAS_VERSION, type State, type StoryRecord } from './storyRecord.ts'
import type { StorySource, StorySources } from './storySources.ts'

interface Gathered {
  atlas: Atlas
  /** Stories without a record and without a valid entry in the previous atlas. */
  missing: StorySource[]
}

/**
 * Builds the atlas from the records of these stories; for stories that did not run, from the previous atlas if their
 * file is unchanged.
 */
export function gather(
  { stories, files }: StorySources,
  recordOf: (id: string) => StoryRecord | undefined,
  before: Atlas | undefined,
): Gathered {
  const statesBefore = new Map(before?.states.map((state) => [state.id, state]))
  const missing: StorySource[] = []
  const states: State[] = []
  for (const source of stories) {
    const record = recordOf(source.id)
    const kept = before?.files[source.file] === files[source.file] ? statesBefore.get(source.id) : undefined
    if (record) states.push(stateOf(record, source))
    else if (kept) states.push(kept)
    else missing.push(source)
  }
  return { atlas: { version: ATLAS_VERSION, files, states }, missing }
}

/** The atlas without what it says of these files. */
export function withoutFiles(atlas: Atlas | undefined, without: string[]): Atlas | undefined {
  if (!atlas) return undefined
  const files = Object.entries(atlas.files).filter(([file]) => !without.includes(file))
  return { ...atlas, files: Object.fromEntries(files) }
}

/**
 * Each text is in one field only: the words exclude the headings and the names of controls. The fields are in the order
 * of the schema, so that a state that was recorded again has the same line in the file.
 */
function stateOf(record: StoryRecord, { description, played }: StorySource): State {
  const { id, name, title, width, viewer, scenario, path, pageTitle, headings, controls, calls } = record
  const names = controls.map((control) => control.slice(control.indexOf(' ') + 1))
  const said = new Set([...headings, ...names])
  const words = record.words.filter((word) => !said.has(word))
  const shown = new Set([...said, ...words])
  const ofHeadings = new Set(headings.map((heading) => `link ${heading}`))
  return {
    id,
    name,
    title,
    width,
    viewer,
    scenario,
    path,
    pageTitle,
    headings,
    words,
    controls: controls.filter((control) => !ofHeadings.has(control)),
    calls,
    description,
    played: played.filter((text) => !shown.has(text)),
  }
}
