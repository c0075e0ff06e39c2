import { operations } from '#src/contract/generated/operations.ts'
import type { State } from './storyRecord.ts'
import { SYNONYMS } from './synonyms.ts'

/** A state with its fields normalized for the search. */
interface Entry {
  state: State
  fields: Record<Field, string>
}

export interface Found {
  state: State
  /** A higher score is a better match. */
  score: number
  /** The text of the state that matches best. */
  because: string
}

/** The weight of a match in each field. */
const WEIGHTS = {
  name: 10,
  heading: 7,
  description: 6,
  control: 4,
  word: 5,
  call: 5,
  title: 5,
  page: 4,
  viewer: 3,
  played: 2,
} as const
type Field = keyof typeof WEIGHTS

const SMALL_WORDS = new Set(
  'a an and as at be by for from i in is it of on or that the this to was while with'.split(' '),
)
/** The number of synonyms with nearly the same meaning; later ones are less similar. */
const CLOSE = 2
const LONGEST_SYNONYM = Math.max(...Object.keys(SYNONYMS).map((words) => words.split(' ').length))

/** Its stories contain every call and every failure: they match most searches and are rarely wanted. */
const TOOL = 'Mock panel'

/** Separates the texts of a field, so that no phrase matches across them. */
const BREAK = ' | '

/** Normalizes the states once, for any number of searches. */
export function indexOf(states: readonly State[]): Entry[] {
  return states.map((state) => ({ state, fields: fieldsOf(state) }))
}

/** The matching states, best first. A state has to match every word; if none does, those that match the most words. */
export function findStates(entries: readonly Entry[], query: string): Found[] {
  const terms = termsOf(query)
  if (terms.length === 0) return []
  const words = ` ${plain(query)
    .split(' ')
    .filter((word) => !SMALL_WORDS.has(word))
    .join(' ')} `
  const found = entries.map((entry) => ({ entry, ...fit(entry, terms) })).filter(({ hits }) => hits > 0)
  const most = Math.max(0, ...found.map(({ hits }) => hits))
  if (most < terms.length / 2) return []
  return found
    .filter(({ hits }) => hits === most)
    .map(({ entry, score }) => ({
      state: entry.state,
      score: (score + phraseBonus(entry, words)) * (entry.state.title.startsWith(TOOL) ? 0.3 : 1),
      because: bestText(entry.state, terms),
    }))
    .sort((one, other) => other.score - one.score || (one.state.id < other.state.id ? -1 : 1))
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

function fit({ fields }: Entry, terms: string[][]): { hits: number; score: number } {
  const scores = terms.map((alternatives) =>
    Math.max(...alternatives.map((words, place) => scoreOf(fields, words) * (place <= CLOSE ? 1 : 0.8))),
  )
  return { hits: scores.filter((score) => score > 0).length, score: scores.reduce((sum, score) => sum + score, 0) }
}

/** The score of the best field, and a small bonus for every other match. */
function scoreOf(fields: Record<Field, string>, words: string): number {
  const scores = (Object.keys(WEIGHTS) as Field[]).map((field) => WEIGHTS[field] * closeness(fields[field], words))
  const best = Math.max(...scores)
  return best + 0.1 * (scores.reduce((sum, score) => sum + score, 0) - best)
}

/** 1 for an exact match, less for a prefix, still less for another form of the word. */
function closeness(text: string, words: string): number {
  if (text.includes(` ${words} `)) return 1
  if (words.length > 1 && text.includes(` ${words}`)) return 0.7
  const stem = stemOf(words)
  return stem.length >= 4 && text.includes(` ${stem}`) ? 0.5 : 0
}

/** The stem that "delete", "deleted" and "deletion" share. */
function stemOf(word: string): string {
  return word.replace(/(ations?|ions?|ing|ed|es|s|e)$/, '')
}

/** A bonus for adjacent words in the typed order. */
function phraseBonus({ fields }: Entry, words: string): number {
  const parts = words.trim().split(' ')
  if (parts.length < 2) return 0
  const isIn = (text: string) => Object.values(fields).some((field) => field.includes(` ${text} `))
  const pairs = parts.slice(1).filter((word, index) => isIn(`${parts[index]} ${word}`))
  return pairs.length * 4 + (isIn(words.trim()) ? 8 : 0)
}

function bestText({ headings, words, controls, description, calls }: State, terms: string[][]): string {
  const texts = [...headings, ...words, ...controls, ...calls, description].filter((text) => text !== '')
  const scored = texts.map((text) => {
    const field = padded([text])
    const hits = terms.map((alternatives) => Math.max(...alternatives.map((words) => closeness(field, words))))
    return { text, score: hits.reduce((sum, hit) => sum + hit, 0) }
  })
  return scored.reduce((best, one) => (one.score > best.score ? one : best), { text: '', score: 0 }).text
}

const TAGS = new Map<string, string>(operations.map(({ id, tag }) => [id, tag]))

function fieldsOf(state: State): Record<Field, string> {
  return {
    name: padded([state.name]),
    heading: padded(state.headings),
    description: padded([state.description]),
    control: padded(state.controls),
    word: padded(state.words),
    // Also as one word, for a copied operation name.
    call: padded(state.calls.flatMap((call) => [call, call.toLowerCase(), TAGS.get(call.split(' ')[0] ?? '') ?? ''])),
    title: padded([state.title]),
    page: padded([state.pageTitle ?? '', state.path ?? '', state.width <= 480 ? 'phone' : '', `${state.width}`]),
    viewer: padded([state.viewer ?? 'nobody signed out visitor', state.scenario ?? '']),
    played: padded(state.played),
  }
}

function padded(texts: readonly string[]): string {
  return `${BREAK}${texts.map(plain).join(BREAK)}${BREAK}`
}
