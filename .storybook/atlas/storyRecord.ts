import { array, integer, type InferOutput, nullable, number, object, optional, pipe, regex, string } from 'valibot'

const texts = array(string())

/** What one story showed at the end of its run. README.md describes the fields. */
export const recordSchema = object({
  id: string(),
  /** The story's title: "features/chats-list/ChatsPage". */
  title: string(),
  /** The width of its frame in pixels. */
  width: pipe(number(), integer()),
  /** The key of the user who is signed in at the start. */
  viewer: nullable(string()),
  scenario: nullable(string()),
  /** The path of a story that renders the whole app. */
  path: nullable(string()),
  /** The document title, if the story sets it. */
  pageTitle: nullable(string()),
  headings: texts,
  /** The texts on the page, including toasts. */
  words: texts,
  /** Those of the headings, words and names that are outside the visible part of the frame. */
  outOfView: optional(texts),
  /** The roles and names of all interactive elements: "button Send". */
  controls: texts,
  /** `operation outcome circumstance…`, e.g. "deleteChat 409", "findChat 200 held"; see recordedCall.ts. */
  calls: array(pipe(string(), regex(/^\w+ \w+( \w+)*$/))),
})
export type StoryRecord = InferOutput<typeof recordSchema>

/** A record with the data from the story's source. */
const { id, ...shown } = recordSchema.entries
const stateSchema = object({
  id,
  /** The story's name in Storybook: "Deletion fails". */
  name: string(),
  ...shown,
  description: string(),
  played: texts,
})
export type State = InferOutput<typeof stateSchema>

/** A committed file: what the stories of one file showed. */
export const recordFileSchema = object({
  version: number(),
  /** The path of the file of stories, from the root of the repository. */
  file: string(),
  /** Of the text of the file of stories when they ran. */
  hash: string(),
  states: array(stateSchema),
})
export type RecordFile = InferOutput<typeof recordFileSchema>
/** All of them. */
export type Atlas = RecordFile[]

/** Increased when the meaning of a field changes. */
export const ATLAS_VERSION = 1
