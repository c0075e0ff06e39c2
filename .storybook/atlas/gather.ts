import { type Atlas, ATLAS_VERSION, type RecordFile, type State, type StoryRecord } from './storyRecord.ts'
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
  before: Atlas,
): Gathered {
  const missing: StorySource[] = []
  const atlas = Object.entries(files).map(([file, hash]): RecordFile => {
    const former = before.find((one) => one.file === file && one.hash === hash)
    const states = stories.flatMap((source): State | [] => {
      if (source.file !== file) return []
      const record = recordOf(source.id)
      const state = record ? stateOf(record, source) : former?.states.find(({ id }) => id === source.id)
      if (!state) missing.push(source)
      return state ?? []
    })
    return { version: ATLAS_VERSION, file, hash, states }
  })
  return { atlas, missing }
}

/**
 * Each text is in one field only: the words exclude the headings and the names of controls. The fields are in the order
 * of the schema, so that a state that was recorded again has the same line in the file.
 */
export function stateOf(
  record: StoryRecord,
  { name, description, played }: Pick<StorySource, 'name' | 'description' | 'played'>,
): State {
  const { id, title, width, viewer, scenario, path, pageTitle, headings, outOfView, controls, calls } = record
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
    outOfView,
    controls: controls.filter((control) => !ofHeadings.has(control)),
    calls,
    description,
    played: played.filter((text) => !shown.has(text)),
  }
}
