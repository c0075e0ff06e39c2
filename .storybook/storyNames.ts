import type { IndexInput, Indexer } from 'storybook/internal/types'
import { storyNameFromExport } from 'storybook/internal/csf'

/** How the name of an export says that a call ends, and the sentence for it. `{s}` ends the verb: "Chats fail". */
const ENDINGS: [RegExp, string][] = [
  [/ Gone 404$/, ' fail{s}: not found (404)'],
  [/ Refused 422$/, ' fail{s}: refused (422)'],
  [/ Session Expired 401$/, ' fail{s}: session expired (401)'],
  [/ Forbidden 403$/, ' fail{s}: forbidden (403)'],
  [/ Conflict 409$/, ' fail{s}: conflict (409)'],
  [/ Invalid 400$/, ' fail{s}: invalid (400)'],
  [/ Timed Out 504$/, ' fail{s}: timed out (504)'],
  [/ Server Fails 500$/, ' fail{s}: server error (500)'],
  [/( Answered)? Malformed$/, ' get{s} a malformed response'],
  [/ Offline$/, ' fail{s} without a connection: offline'],
  [/ On Its Way$/, ': the call is on its way'],
]

/** The name of a story as a sentence: "SendingGone404" is "Sending fails: not found (404)". */
export function sentenceOf(exportName: string): string {
  const name = storyNameFromExport(exportName)
  const [pattern, ending] = ENDINGS.find(([pattern]) => pattern.test(name)) ?? []
  const begin = pattern ? name.replace(pattern, '') : name
  const sentence = begin.replaceAll(/ \p{Lu}(?=\p{Ll}| |$)/gu, (letter) => letter.toLowerCase())
  return `${sentence}${(ending ?? '').replace('{s}', /[^s]s$/.test(begin) ? '' : 's')}`
}

/** Storybook's own indexers, with sentences for the names of stories that declare none. */
export function namingStories(indexers: readonly Indexer[] = []): Indexer[] {
  return indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => (await indexer.createIndex(file, options)).map(named),
  }))
}

function named(story: IndexInput): IndexInput {
  const { exportName, name, type } = story
  const isGiven = name !== undefined && name !== storyNameFromExport(exportName)
  return type === 'story' && !isGiven ? { ...story, name: sentenceOf(exportName) } : story
}
