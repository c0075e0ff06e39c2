import type { TraceEvent } from './traceEvents.ts'

/** What `mainThreadTimes` needs. With the stacks of V8's samples, a trace would take longer than the page. */
export const MAIN_THREAD_CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'disabled-by-default-v8.compile',
  'loading',
  'blink.user_timing',
]

/** The first kind that matches the name of an event; events without a kind belong to the browser. */
const KINDS: [kind: string, names: RegExp][] = [
  ['garbage collection', /^(MinorGC|MajorGC|V8\.GC)/],
  ['compilation', /^(V8\.|v8\.(compile|produceCache)|FlushInstructionCache)/],
  [
    'script',
    /^(FunctionCall|EvaluateScript|EventDispatch|TimerFire|FireAnimationFrame|FireIdleCallback|v8\.)|Microtask/,
  ],
  ['style', /^(UpdateLayoutTree|ParseAuthorStyleSheet)/],
  ['layout', /^Layout$/],
  ['paint', /^(PrePaint|Paint|Layerize|UpdateLayer|Commit|Composite|Decode)/],
  ['HTML', /^ParseHTML/],
]
const BROWSER = 'browser'

export interface MainThreadTimes {
  /** From the start of the navigation, or the first mark, to the mark. */
  untilMarkMs: number
  /** Time of the main thread until the mark by kind, each span without the spans inside it. */
  byKindMs: Record<string, number>
  /** Tasks of `LONG_MS` and more until the mark, in order. */
  tasks: { startMs: number; durationMs: number; byKindMs: Record<string, number> }[]
}

const LONG_MS = 16

/** An event between the start and the mark. Times are microseconds. */
interface Span {
  name: string
  from: number
  to: number
}

/**
 * The work of a page's main thread until it calls `performance.mark(mark)`, since the mark `from` or the start of the
 * navigation. The browser has no other page.
 */
export function mainThreadTimes(events: TraceEvent[], mark: string, from?: string): MainThreadTimes {
  const marked = markNamed(events, mark)
  const { pid, tid } = marked
  // Documents of images start navigations too, so the event `navigationStart` is not unique.
  const navigated = marked.ts - marked.args.data.startTime * 1000
  const start = navigated + (from === undefined ? 0 : markNamed(events, from).args.data.startTime * 1000)
  const spans = events
    .filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid)
    .map(({ name, ts, dur = 0 }) => ({ name, from: Math.max(ts, start), to: Math.min(ts + dur, marked.ts) }))
    .filter(({ from, to }) => to >= from)
    .toSorted((one, other) => one.from - other.from || other.to - one.to)
  const times: MainThreadTimes = { untilMarkMs: (marked.ts - start) / 1000, byKindMs: {}, tasks: [] }
  let open: Span[] = []
  let task: MainThreadTimes['tasks'][number] | undefined
  for (const span of spans) {
    open = open.filter(({ to }) => to > span.from)
    const parent = open.at(-1)
    if (!parent) {
      task = { startMs: (span.from - start) / 1000, durationMs: (span.to - span.from) / 1000, byKindMs: {} }
      times.tasks.push(task)
    }
    for (const sums of [times.byKindMs, task?.byKindMs ?? {}]) {
      add(sums, span, span)
      if (parent) add(sums, parent, span, -1)
    }
    open.push(span)
  }
  return { ...times, tasks: times.tasks.filter(({ durationMs }) => durationMs >= LONG_MS) }
}

interface Mark extends TraceEvent {
  /** `startTime` is in milliseconds since the start of the navigation. */
  args: { data: { startTime: number } }
}

function markNamed(events: TraceEvent[], name: string): Mark {
  const mark = events.filter(isMark).find((one) => one.name === name)
  if (!mark) throw new Error(`The trace has no mark "${name}".`)
  return mark
}

function isMark(event: TraceEvent): event is Mark {
  return event.cat.includes('blink.user_timing') && event.args?.['data'] !== undefined
}

/** Adds the duration of `span` to the kind of `of`. */
function add(sums: Record<string, number>, { name }: Span, { from, to }: Span, sign = 1): void {
  const kind = KINDS.find(([, names]) => names.test(name))?.[0] ?? BROWSER
  sums[kind] = (sums[kind] ?? 0) + (sign * (to - from)) / 1000
}
