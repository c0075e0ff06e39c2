import { array, integer, type InferOutput, nullable, number, object, pipe, record, regex, string } from 'valibot'

const texts = array(string())

/** What one story showed at the end of its run, as the run wrote it down. README.md says what each field holds. */
export const recordSchema = object({
  id: string(),
  /** Of the story: "Deletion Fails". */
  name: string(),
  /** Its place in the sidebar: "features/chats-list/ChatsPage". */
  title: string(),
  /** The width of its frame in pixels. */
  width: pipe(number(), integer()),
  /** Who is signed in when it begins, by key. */
  viewer: nullable(string()),
  scenario: nullable(string()),
  /** The address of a story that shows the whole app. */
  path: nullable(string()),
  /** What the browser's tab says, where the story names it. */
  pageTitle: nullable(string()),
  headings: texts,
  /** What a person reads, toasts included. */
  words: texts,
  /** Role and name of everything that can be used: "button Send". */
  controls: texts,
  /** `operation outcome circumstance…`, e.g. "deleteChat 409", "findChat 200 held"; see recordedCall.ts. */
  calls: array(pipe(string(), regex(/^\w+ \w+( \w+)*$/))),
})
export type StoryRecord = InferOutput<typeof recordSchema>

/** A record with what its source says. */
const stateSchema = object({ ...recordSchema.entries, description: string(), played: texts })
export type State = InferOutput<typeof stateSchema>

/** The committed file. */
export const atlasSchema = object({
  version: number(),
  /** A fingerprint of every file of stories, by its path. */
  files: record(string(), string()),
  states: array(stateSchema),
})
export type Atlas = InferOutput<typeof atlasSchema>

/** Counts up when the fields change their meaning. */
export const ATLAS_VERSION = 1
