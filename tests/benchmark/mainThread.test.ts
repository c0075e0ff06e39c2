import { expect, it } from 'vitest'
import { mainThreadTimes } from './mainThread.ts'
import type { TraceEvent } from './traceEvents.ts'

const START_MS = 100

/** Times in milliseconds. */
const span = (name: string, from: number, to: number, thread = 1): TraceEvent => {
  return { name, cat: 'devtools.timeline', ph: 'X', ts: from * 1000, dur: (to - from) * 1000, pid: 7, tid: thread }
}
/** The mark of a page whose navigation started at `START_MS`. */
const usable = (at: number, name = 'usable'): TraceEvent => {
  const args = { data: { startTime: at - START_MS } }
  return { name, cat: 'blink.user_timing', ph: 'I', ts: at * 1000, pid: 7, tid: 1, args }
}

it('a span counts without the spans inside it', () => {
  const events = [
    span('RunTask', 110, 160),
    span('FunctionCall', 112, 158),
    span('V8.CompileCode', 115, 120),
    span('Layout', 130, 150),
    span('UpdateLayoutTree', 132, 136),
    usable(200),
  ]
  expect(mainThreadTimes(events, 'usable')).toEqual({
    untilMarkMs: 100,
    byKindMs: { browser: 4, script: 21, compilation: 5, layout: 16, style: 4 },
    tasks: [
      { startMs: 10, durationMs: 50, byKindMs: { browser: 4, script: 21, compilation: 5, layout: 16, style: 4 } },
    ],
  })
})

it('work before the navigation, after the mark and on other threads is left out', () => {
  const events = [
    span('FunctionCall', 80, 99),
    span('V8.CompileCode', 110, 190, 2),
    span('FunctionCall', 180, 260),
    usable(200),
    span('Paint', 300, 330),
  ]
  expect(mainThreadTimes(events, 'usable')).toEqual({
    untilMarkMs: 100,
    byKindMs: { script: 20 },
    tasks: [{ startMs: 80, durationMs: 20, byKindMs: { script: 20 } }],
  })
})

it('tasks of less than a frame are not listed, and two tasks are two', () => {
  const events = [span('RunTask', 110, 120), span('RunTask', 120, 140), span('RunTask', 140, 160), usable(200)]
  const { byKindMs, tasks } = mainThreadTimes(events, 'usable')
  expect(byKindMs).toEqual({ browser: 50 })
  expect(tasks.map(({ startMs }) => startMs)).toEqual([20, 40])
})

it('work before the first of two marks is left out', () => {
  const events = [span('FunctionCall', 110, 160), usable(150, 'clicked'), span('Layout', 170, 190), usable(200)]
  expect(mainThreadTimes(events, 'usable', 'clicked')).toEqual({
    untilMarkMs: 50,
    byKindMs: { script: 10, layout: 20 },
    tasks: [{ startMs: 20, durationMs: 20, byKindMs: { layout: 20 } }],
  })
})

it('a trace without the mark is an error', () => {
  expect(() => mainThreadTimes([span('RunTask', 110, 120)], 'usable')).toThrow('The trace has no mark "usable".')
})
