/** One test that failed. */
export interface Failure {
  /** The same in every run of the test. */
  id: string
  /** 'tests/e2e/chats.e2e.ts:27' */
  place: string
  title: string
  /** The expected and the actual value. */
  message: string
}

/** The result of a stage, for every runner. */
export interface StageReport {
  /** The ids of the tests that passed. */
  passed: string[]
  failures: Failure[]
  skipped: number
  /** Failures outside every test: a file that does not load, an uncaught error. */
  outside: string[]
}

export interface StageResult extends StageReport {
  /** Failed in the whole run, and passed when it ran again, alone. */
  flaky: Failure[]
}

/** A stage with more failures is broken, not flaky: it does not run again. */
const RUN_AGAIN_AT_MOST = 30

export function isWorthRunningAgain({ failures }: StageReport): boolean {
  return failures.length > 0 && failures.length <= RUN_AGAIN_AT_MOST
}

/** The first run, merged with the rerun of its failed tests; `again` is undefined if they did not run again. */
export function afterRunningAgain(first: StageReport, again: StageReport | undefined): StageResult {
  const passedNow = new Set(again?.passed)
  const latest = new Map(again?.failures.map((failure) => [failure.id, failure]))
  const flaky = first.failures.filter(({ id }) => passedNow.has(id))
  return {
    ...first,
    passed: [...first.passed, ...flaky.map(({ id }) => id)],
    failures: first.failures.filter(({ id }) => !passedNow.has(id)).map((failure) => latest.get(failure.id) ?? failure),
    flaky,
  }
}

/** The summary of a run: failures with locations, flaky tests, counts, and the totals in the last line. */
export function summaryOf(results: { name: string; seconds: number; result: StageResult }[]): string[] {
  const lines: string[] = []
  for (const { name, result } of results) {
    const failed = [...result.failures.map(failureLines), ...result.outside.map((message) => [indented(message)])]
    if (failed.length > 0) lines.push(`── failed in ${name}`, ...failed.flat(), '')
  }
  const flaky = results.flatMap(({ name, result }) => result.flaky.map((failure) => ({ name, failure })))
  if (flaky.length > 0) {
    lines.push('── flaky: failed in the whole run, passed alone')
    for (const { name, failure } of flaky)
      lines.push(`${name}  ${failure.place}  ${failure.title}`, indented(failure.message))
    lines.push('')
  }
  for (const { name, seconds, result } of results)
    lines.push(`${name.padEnd(8)} ${`${seconds} s`.padStart(6)}  ${countsOf(result)}`)
  const sum = (count: (result: StageResult) => number) =>
    results.reduce((total, { result }) => total + count(result), 0)
  lines.push(`${sum(({ passed }) => passed.length)} passed, ${sum(failedCount)} failed`)
  return lines
}

export function failedCount({ failures, outside }: StageResult): number {
  return failures.length + outside.length
}

function countsOf(result: StageResult): string {
  const { passed, flaky, skipped } = result
  if (passed.length + skipped + failedCount(result) === 0) return 'holds'
  return [
    `${passed.length} passed`,
    `${failedCount(result)} failed`,
    flaky.length > 0 && `${flaky.length} of the passed flaky`,
    skipped > 0 && `${skipped} skipped`,
  ]
    .filter(Boolean)
    .join(', ')
}

const failureLines = ({ place, title, message }: Failure) => [`${place}  ${title}`, indented(message)]
const indented = (message: string) => message.replaceAll(/^(?=.)/gm, '    ')
