import { stateOf } from '#storybook/atlas/gather.ts'
import { readCall } from '#storybook/atlas/recordedCall.ts'
import type { StoryRecord } from '#storybook/atlas/storyRecord.ts'

/** What a story showed at its end, also if it failed before. */
export interface Shown {
  record: StoryRecord
  /** Errors of the page and of the story: exceptions, complaints of the console, axe, expectations. */
  failures: string[]
}

/** From the greatest harm to none. */
export const VERDICTS = ['breaks', 'says so', 'looks different', 'nobody notices'] as const
export type Verdict = (typeof VERDICTS)[number]

export interface StoryVerdict {
  verdict: Verdict
  /** Why it breaks, or what the product says. */
  why: string
  /** Texts and controls that only the new contract shows, and those that only today shows. */
  came: string[]
  gone: string[]
}

interface Knowledge {
  /** Whether a text is an error text of the product. */
  isErrorText(text: string): boolean
  /** Calls that change something. */
  writes: ReadonlySet<string>
  /** The pictures differ. */
  differs: boolean
}

/** Texts that a person never has to read: values without a meaning, numbers of times and ids, JSON. */
const RAW = /\b(undefined|NaN|null)\b|\[object \w+\]|Invalid Date|\b\d{9,}\b|^[[{]"/
/** Failures of a story that are the page's, not an expectation that the new contract has made wrong. */
const OF_THE_PAGE = /^Exception:|^axe:|Complaints in the console|Error: Minified|is not a function|Cannot (read|set)/i
/** The page of an error that no part of the product has caught. */
const ERROR_PAGE = 'Oops! An error occurred'

/** What a person notices of a new contract in one story. */
export function verdictOf(before: Shown, after: Shown | undefined, known: Knowledge): StoryVerdict {
  if (!after) return { verdict: 'breaks', why: 'The story did not end.', came: [], gone: [] }
  const [now, later] = [textsOf(before), textsOf(after)]
  const came = later.filter((text) => !now.includes(text))
  const gone = now.filter((text) => !later.includes(text))
  const failures = after.failures.filter((failure) => !before.failures.includes(failure))
  const of = (verdict: Verdict, why = ''): StoryVerdict => ({ verdict, why, came, gone })
  // A story of a component may show nothing without its data.
  if (before.record.path !== null && now.length > 0 && later.length === 0) return of('breaks', 'The page is blank.')
  const raw = came.find((text) => RAW.test(text) || text.includes(ERROR_PAGE))
  if (raw !== undefined) return of('breaks', `The screen shows "${raw}".`)
  const failure = failures.find((text) => OF_THE_PAGE.test(text))
  if (failure !== undefined) return of('breaks', firstLine(failure))
  const refused = refusedWrite(before.record.calls, after.record.calls, known.writes)
  if (refused !== undefined) return of('breaks', `${refused} can no longer be sent.`)
  const said = came.find((text) => known.isErrorText(text))
  if (said !== undefined) return of('says so', said)
  if (came.length > 0 || gone.length > 0) return of('looks different')
  if (known.differs) return of('looks different', 'Only the picture differs.')
  return failures[0] === undefined ? of('nobody notices') : of('looks different', firstLine(failures[0]))
}

/** A write that succeeds today, and that the new contract never accepts. */
function refusedWrite(before: string[], after: string[], writes: ReadonlySet<string>): string | undefined {
  const isAccepted = (calls: string[], one: string) => calls.some((call) => call.startsWith(`${one} 2`))
  return after
    .map((call) => readCall(call).operation)
    .find((one) => writes.has(one) && isAccepted(before, one) && !isAccepted(after, one))
}

function textsOf({ record }: Shown): string[] {
  const { pageTitle, headings, words, controls } = stateOf(record, { name: '', description: '', played: [] })
  return [...(pageTitle === null ? [] : [pageTitle]), ...headings, ...words, ...controls]
}

function firstLine(text: string): string {
  const [first = '', second = ''] = text.split('\n')
  return first.endsWith(':') ? `${first} ${second}` : first
}
