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
  /** Whether `because` occurs only during the play function of the story. */
  isPassed: boolean
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
  prose: 2,
  played: 1.5,
} as const
type Field = keyof typeof WEIGHTS

/** A longer text is prose, of a character or a chat, which names no state. */
const LONGEST_LABEL = 60

const SMALL_WORDS = new Set(
  'a an and as at be been by can do does for from has have i in is it its my of on or that the their this to was were while with yet already there any so'.split(
    ' ',
  ),
)
/** The number of synonyms with nearly the same meaning; later ones are less similar. */
const CLOSE = 2
const LONGEST_SYNONYM = Math.max(...Object.keys(SYNONYMS).map((words) => words.split(' ').length))
/** States that match much worse than the best one are not listed. */
const WORST = 0.25

/** Its stories contain every call and every failure: they match most searches and are rarely wanted. */
const TOOL = 'Mock panel'

/** Separates the texts of a field, so that no phrase matches across them. */
const BREAK = ' | '

/** Normalizes the states once, for any number of searches. */
export function indexOf(states: readonly State[]): Entry[] {
  return states.map((state) => ({ state, fields: fieldsOf(state) }))
}

/** The matching states, best first. A word that few states match weighs more than one that many match. */
export function findStates(entries: readonly Entry[], query: string): Found[] {
  const terms = termsOf(query)
  if (terms.length === 0) return []
  const words = plain(query)
    .split(' ')
    .filter((word) => !SMALL_WORDS.has(word))
  const scores = terms.map((alternatives) => {
    const ofEntries = entries.map((entry) => termScore(entry, alternatives))
    const matching = ofEntries.filter((score) => score > 0).length
    const rarity = Math.log(1 + entries.length / Math.max(1, matching))
    return ofEntries.map((score) => score * rarity)
  })
  const found = entries
    .map((entry, at) => ({
      entry,
      hits: scores.filter((ofTerm) => (ofTerm[at] ?? 0) > 0).length,
      score: scores.reduce((sum, ofTerm) => sum + (ofTerm[at] ?? 0), 0),
    }))
    .filter(({ hits }) => hits >= terms.length / 2)
    .map(({ entry, hits, score }) => ({
      entry,
      score:
        (score + orderBonus(entry, words) + nameBonus(entry, terms)) *
        (hits / terms.length) ** 2 *
        (entry.state.title.startsWith(TOOL) ? 0.3 : 1),
    }))
    .sort((one, other) => other.score - one.score || (one.entry.state.id < other.entry.state.id ? -1 : 1))
  const worst = (found[0]?.score ?? 0) * WORST
  return found
    .filter(({ score }) => score >= worst)
    .map(({ entry: { state }, score }) => ({ state, score, ...bestText(state, terms) }))
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

function termScore(entry: Entry, alternatives: string[]): number {
  return Math.max(
    ...alternatives.map((words, place) => scoreOf(entry, words) * (place === 0 ? 1 : place <= CLOSE ? 0.9 : 0.7)),
  )
}

/** The score of the best field, and a small bonus for every other match. */
function scoreOf({ fields }: Entry, words: string): number {
  const stem = stemsOf(words)
  const scores = fields.map(([field, text, stems]) => WEIGHTS[field] * closeness(text, stems, words, stem))
  const best = Math.max(...scores)
  return best + 0.1 * (scores.reduce((sum, score) => sum + score, 0) - best)
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

/** For adjacent words in the typed order. */
function orderBonus({ fields }: Entry, words: string[]): number {
  const isIn = (text: string) =>
    fields.some(([field, all]) => field !== 'prose' && field !== 'played' && all.includes(` ${text} `))
  const pairs = words.slice(1).filter((word, index) => isIn(`${words[index]} ${word}`))
  return pairs.length * 4 + (words.length > 1 && isIn(words.join(' ')) ? 8 : 0)
}

/** For the part of the story's name that the query contains: "Deleted" fits "deleted" better than "Deleted Elsewhere". */
function nameBonus({ fields }: Entry, terms: string[][]): number {
  const [, text = '', stems = ''] = fields.find(([field]) => field === 'name') ?? []
  const ofName = text.split(' ').filter((word) => word !== '' && word !== BREAK.trim() && !SMALL_WORDS.has(word)).length
  const asked = terms.flatMap((alternatives) => {
    const found = alternatives.slice(0, CLOSE + 1).find((words) => closeness(text, stems, words, stemsOf(words)) >= 0.8)
    return found?.split(' ') ?? []
  }).length
  return 10 * Math.min(1, asked / Math.max(1, ofName))
}

/** The text that matches best. One of the steps is named only if nothing at the end of the story matches as well. */
function bestText(state: State, terms: string[][]): Pick<Found, 'because' | 'isPassed'> {
  const { headings, words, controls, description, calls, played } = state
  const shown = [...headings, ...words, ...controls, ...calls, description].filter((text) => text !== '')
  const best = bestOf(shown, terms)
  const passed = bestOf(played, terms)
  return passed.score > best.score + bestOf([state.name, state.title], terms).score
    ? { because: passed.text, isPassed: true }
    : { because: best.text, isPassed: false }
}

function bestOf(texts: readonly string[], terms: string[][]): { text: string; score: number } {
  const scored = texts.map((text) => {
    const field = padded([text])
    const stems = stemsOf(field)
    const hits = terms.map((some) => Math.max(...some.map((words) => closeness(field, stems, words, stemsOf(words)))))
    return { text, score: hits.reduce((sum, hit) => sum + hit, 0) }
  })
  return scored.reduce((best, one) => (one.score > best.score ? one : best), { text: '', score: 0 })
}

const TAGS = new Map<string, string>(operations.map(({ id, tag }) => [id, tag]))

function fieldsOf(state: State): Entry['fields'] {
  const [labels, prose] = [state.words.filter((text) => !isProse(text)), state.words.filter(isProse)]
  const fields: Record<Field, readonly string[]> = {
    name: [state.name],
    heading: state.headings.filter((text) => !isProse(text)),
    description: [state.description],
    control: state.controls,
    word: labels,
    // Also as one word, for a copied operation name.
    call: state.calls.flatMap((call) => [call, call.toLowerCase(), TAGS.get(call.split(' ')[0] ?? '') ?? '']),
    component: [state.title.split('/').at(-1) ?? ''],
    folder: [state.title],
    page: [state.pageTitle ?? '', state.path ?? '', state.width <= 480 ? 'phone' : '', `${state.width}`],
    viewer: [state.viewer ?? 'nobody signed out visitor', state.scenario ?? ''],
    prose,
    played: state.played,
  }
  return (Object.keys(fields) as Field[]).map((field) => {
    const text = padded(fields[field])
    return [field, text, stemsOf(text)]
  })
}

function isProse(text: string): boolean {
  return text.length > LONGEST_LABEL
}

function padded(texts: readonly string[]): string {
  return `${BREAK}${texts.map(plain).join(BREAK)}${BREAK}`
}
