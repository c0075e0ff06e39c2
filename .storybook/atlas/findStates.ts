import { operations } from '#src/contract/generated/operations.ts'
import type { State } from './storyRecord.ts'
import { SYNONYMS } from './synonyms.ts'

/** A state with its fields normalized for the search. */
interface Entry {
  state: State
  fields: [field: Field, text: string, stems: string][]
}

export interface Found {
  state: State
  /** A higher score is a better match. */
  score: number
  /** The text of the state that matches best. */
  because: string
}

/** The weight of a match in each field. What a story or a screen is called weighs more than what is written on it. */
const WEIGHTS = {
  name: 12,
  component: 10,
  heading: 6,
  description: 6,
  call: 5,
  word: 4,
  control: 4,
  folder: 4,
  page: 4,
  viewer: 3,
  played: 1.5,
} as const
type Field = keyof typeof WEIGHTS

const SMALL_WORDS = new Set(
  'a an and as at be been by can do does for from has have i in is it its my of on or that the their this to was were while with yet already there any so'.split(
    ' ',
  ),
)
const LONGEST_SYNONYM = Math.max(...Object.keys(SYNONYMS).map((words) => words.split(' ').length))
/** States that match much worse than the best one are not listed. */
const WORST = 0.3

/** Separates the texts of a field, so that no phrase matches across them. */
const BREAK = ' | '

/** Normalizes the states once, for any number of searches. */
export function indexOf(states: readonly State[]): Entry[] {
  return states.map((state) => ({ state, fields: fieldsOf(state) }))
}

/** The matching states, best first. */
export function findStates(entries: readonly Entry[], query: string): Found[] {
  const terms = termsOf(query)
  if (terms.length === 0) return []
  const found = entries
    .map((entry) => {
      const scores = terms.map((words) => termScore(entry, words))
      const hits = scores.filter((score) => score > 0).length
      const score = scores.reduce((sum, score) => sum + score, nameBonus(entry, terms)) * (hits / terms.length) ** 2
      return { entry, hits, score }
    })
    .filter(({ hits }) => hits > 0 && hits >= terms.length / 2)
    .sort((one, other) => other.score - one.score || (one.entry.state.id < other.entry.state.id ? -1 : 1))
  const worst = (found[0]?.score ?? 0) * WORST
  return found
    .filter(({ score }) => score >= worst)
    .map(({ entry: { state }, score }) => ({ state, score, because: bestText(state, terms) }))
}

/** Lower case, without accents and punctuation; "deleteChat" becomes two words. */
export function plain(text: string): string {
  return text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The terms of a query, each with its synonyms. */
function termsOf(query: string): string[][] {
  const words = plain(query).split(' ').filter(Boolean)
  const terms: string[][] = []
  for (let at = 0; at < words.length;) {
    const length = lengthOfSynonym(words, at)
    const term = words.slice(at, at + Math.max(1, length)).join(' ')
    at += Math.max(1, length)
    if (length > 0) terms.push([term, ...(SYNONYMS[term] ?? [])])
    else if (!SMALL_WORDS.has(term)) terms.push([term])
  }
  return terms
}

function lengthOfSynonym(words: string[], at: number): number {
  for (let length = LONGEST_SYNONYM; length > 0; length--)
    if (at + length <= words.length && Object.hasOwn(SYNONYMS, words.slice(at, at + length).join(' '))) return length
  return 0
}

/** The score of the best field for the best of these words; a synonym scores a little less. */
function termScore({ fields }: Entry, alternatives: string[]): number {
  const scores = alternatives.flatMap((words, place) => {
    const stem = stemsOf(words)
    return fields.map(
      ([field, text, stems]) => WEIGHTS[field] * closeness(text, stems, words, stem) * (place === 0 ? 1 : 0.8),
    )
  })
  return Math.max(...scores)
}

/** 1 for the same words, less for another form of them, still less for words that begin so. */
function closeness(text: string, stems: string, words: string, stem: string): number {
  if (text.includes(` ${words} `)) return 1
  if (stem.length >= 3 && stems.includes(` ${stem} `)) return 0.8
  return words.length > 2 && text.includes(` ${words}`) ? 0.5 : 0
}

/** The words without their endings: "delete", "deleted" and "deletion" are the same, as are "crop" and "cropping". */
function stemsOf(text: string): string {
  return text
    .split(' ')
    .map((word) =>
      word
        .replace(/(?<=..)(ations?|ions?|ing|ed|es|s|e)$/, '')
        .replace(/(?<=..)y$/, 'i')
        .replace(/(\p{L})\1$/u, '$1'),
    )
    .join(' ')
}

/** For the part of the story's name that the query contains: "Deleted" fits "deleted" better than "Deleted Elsewhere". */
function nameBonus({ fields }: Entry, terms: string[][]): number {
  const [, text = '', stems = ''] = fields.find(([field]) => field === 'name') ?? []
  const ofName = text.split(' ').filter((word) => word !== '' && word !== BREAK.trim() && !SMALL_WORDS.has(word)).length
  const asked = terms.flatMap((alternatives) => {
    const found = alternatives.find((words) => closeness(text, stems, words, stemsOf(words)) >= 0.8)
    return found?.split(' ') ?? []
  }).length
  return 10 * Math.min(1, asked / Math.max(1, ofName))
}

/** The text that matches best. One of the steps is named only if nothing at the end of the story matches as well. */
function bestText(state: State, terms: string[][]): string {
  const { headings, words, controls, description, calls, played } = state
  const scored = [...headings, ...words, ...controls, ...calls, description, ...played].map((text) => {
    const field = padded([text])
    const stems = stemsOf(field)
    const hits = terms.map((some) => Math.max(...some.map((words) => closeness(field, stems, words, stemsOf(words)))))
    return { text, score: hits.reduce((sum, hit) => sum + hit, 0) }
  })
  return scored.reduce((best, one) => (one.score > best.score ? one : best), { text: '', score: 0 }).text
}

const TAGS = new Map<string, string>(operations.map(({ id, tag }) => [id, tag]))

function fieldsOf(state: State): Entry['fields'] {
  const fields: Record<Field, readonly string[]> = {
    name: [state.name],
    heading: state.headings,
    description: [state.description],
    control: state.controls,
    word: state.words,
    // Also as one word, for a copied operation name.
    call: state.calls.flatMap((call) => [call, call.toLowerCase(), TAGS.get(call.split(' ')[0] ?? '') ?? '']),
    component: [state.title.split('/').at(-1) ?? ''],
    folder: [state.title],
    page: [state.pageTitle ?? '', state.path ?? '', state.width <= 480 ? 'phone' : '', `${state.width}`],
    viewer: [state.viewer ?? 'nobody signed out visitor', state.scenario ?? ''],
    played: state.played,
  }
  return (Object.keys(fields) as Field[]).map((field) => {
    const text = padded(fields[field])
    return [field, text, stemsOf(text)]
  })
}

function padded(texts: readonly string[]): string {
  return `${BREAK}${texts.map(plain).join(BREAK)}${BREAK}`
}
