import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { simulatedLog } from '#tests/support/simulatedLog.ts'
import { scrollAfter } from './scroll.ts'
import { AT_THE_END } from './scrollState.ts'

type Log = ReturnType<typeof simulatedLog>

const rowsOf = (count: number, px = 240, estimatedPx = 200) =>
  Array.from({ length: count }, () => ({ px, estimatedPx }))
const scrolls = (effects: ReturnType<Log['takeEffects']>) => effects.filter((effect) => effect.do === 'scroll to')

/** Where a line may have to move because the log cannot be scrolled to where it was. */
const isAsFarAsItGoes = (log: Log) => log.top() === 0 || log.top() >= log.end() - 1

/** The reader scrolls and rests. */
function read(log: Log, by: number) {
  log.wheel(by)
  log.frame()
  log.rest()
}

describe('at the end', () => {
  it('the reader leaves it by scrolling up, and reaches it again at the last pixels', () => {
    const log = simulatedLog(rowsOf(40))
    read(log, -400)
    expect(log.state().isAtEnd).toBe(false)
    log.append(240, 200)
    expect(log.top()).toBeLessThan(log.end() - 400)
    read(log, 5_000)
    expect(log.state().isAtEnd).toBe(true)
  })

  it('a position that was clamped with the rows, which have grown again since, is not the reader’s', () => {
    const view = { top: 900, end: 900, height: 600, edge: 0 }
    const seen = {
      view: { ...view, top: 700, end: 1000 },
      first: undefined,
      held: undefined,
      goal: undefined,
      part: undefined,
    }
    for (const type of ['rows measured', 'rows changed', 'resized'] as const) {
      const { state, effects } = scrollAfter({ ...AT_THE_END, known: 900, view }, { type, seen })
      expect(effects).toEqual([{ do: 'scroll to', top: 1000 }])
      expect(state.isAtEnd).toBe(true)
    }
  })
})

describe('while the reader scrolls', () => {
  it('rows that are higher than estimated are shifted; the position is corrected after the scroll', () => {
    const log = simulatedLog(rowsOf(80))
    read(log, -900)
    log.takeEffects()
    log.pressKey()
    for (let turn = 0; turn < 8; turn++) {
      log.wheel(-120)
      log.frame()
    }
    expect(log.state().shift).toBeGreaterThan(100)
    expect(scrolls(log.takeEffects())).toEqual([])
    const line = log.firstLine()!
    log.rest()
    expect(scrolls(log.takeEffects())).toHaveLength(1)
    expect(log.state().shift).toBe(0)
    expect(log.topOf(line)).toBe(line.top)
  })

  it('the beginning can be reached although rows are shifted', () => {
    for (const px of [48, 600]) {
      const log = simulatedLog(rowsOf(60, px, 200))
      for (let turn = 0; turn < 400 && !log.rowInView(0); turn++) {
        log.wheel(-300)
        log.frame()
      }
      for (let turn = 0; turn < 3; turn++) read(log, -300)
      expect(log.top()).toBe(0)
      expect(log.rowInView(0)).toBe(true)
    }
  })

  it('a scroll that is detected before its event still counts as the reader’s', () => {
    const log = simulatedLog(rowsOf(80))
    read(log, -2_000)
    log.wheel(-500)
    const top = log.top()
    log.append(240, 200)
    expect(log.top()).toBe(top)
    log.frame()
    expect(log.state().isScrolling).toBe(true)
  })
})

it('a reader who has scrolled again does not rest: the event is pending', () => {
  const log = simulatedLog(rowsOf(80))
  read(log, -2_000)
  log.wheel(-200)
  log.frame()
  log.wheel(-200)
  log.takeEffects()
  log.rest()
  const effects = log.takeEffects()
  expect(scrolls(effects)).toEqual([])
  expect(effects.map((effect) => effect.do)).toContain('wait for rest')
  expect(log.state().isScrolling).toBe(true)
})

describe('a jump', () => {
  it('to the first row shows the beginning, however wrong the estimates are', () => {
    const log = simulatedLog(rowsOf(300, 480, 90))
    log.jump({ row: 0, to: 'start' })
    expect(log.top()).toBe(0)
    log.frame()
    log.rest()
    expect(log.state()).toMatchObject({ jump: undefined, isAtEnd: false })
    log.goToEnd()
    log.frame()
    expect(log.top()).toBe(log.end())
  })

  it('to a row that is in view at the end does not scroll, and the reader stays there', () => {
    const log = simulatedLog(rowsOf(40))
    log.takeEffects()
    log.jump({ row: 39, to: 'middle' })
    log.rest()
    expect(scrolls(log.takeEffects())).toEqual([])
    expect(log.state().isAtEnd).toBe(true)
  })

  it('from shifted rows goes to the real position of the row', () => {
    const log = simulatedLog(rowsOf(80, 480, 200))
    log.wheel(-3_000)
    log.frame()
    log.wheel(-600)
    log.frame()
    expect(log.state().shift).toBeGreaterThan(100)
    const row = log.state().held!.row + 1
    log.jump({ row, to: 'nearest' })
    // Its upper part was in view already.
    expect(log.topOf({ row, top: 0 })).toBe(log.height() - 480)
    log.wheel(-600)
    log.frame()
    log.goToEnd()
    expect(log.top()).toBe(log.end())
  })

  it('to a part of a row that is higher than the log shows the part', () => {
    const view = { top: 9_000, end: 20_000, height: 600, edge: 0 }
    const seen = { view, first: undefined, held: undefined, goal: { start: 4_000, end: 6_000 }, part: undefined }
    const jump = { row: 7, to: 'middle' } as const
    const gone = scrollAfter(AT_THE_END, { type: 'jumped', jump, seen })
    expect(gone.effects[0]).toEqual({ do: 'scroll to', top: 4_700 })
    const drawn = (start: number) =>
      scrollAfter(
        { ...gone.state, known: 4_700 },
        { type: 'rows measured', seen: { ...seen, view: { ...view, top: 4_700 }, part: { start, end: start + 20 } } },
      ).effects
    // Well in view, under the search field, below the log.
    expect(drawn(4_800)).toEqual([])
    expect(drawn(4_760)).toEqual([{ do: 'scroll to', top: 4_560 }])
    expect(drawn(5_900)).toEqual([{ do: 'scroll to', top: 5_700 }])
  })
})

describe('with any events in any order', () => {
  const aRow = fc.record({ px: fc.integer({ min: 24, max: 900 }), estimatedPx: fc.integer({ min: 40, max: 500 }) })
  type Action = { name: string; of: (log: Log) => void; isTheirs?: boolean }
  const named = (name: string, of: Action['of']): Action => ({ name, of })
  const theirs = fc
    .oneof(
      fc.integer({ min: -1_500, max: 1_500 }).map((by) => named(`wheel ${by}`, (log) => log.wheel(by))),
      fc.integer({ min: -9, max: 9 }).map((by) => named(`wheel ${by}`, (log) => log.wheel(by))),
      fc.constant(named('key', (log) => log.pressKey())),
    )
    .map((action) => ({ ...action, isTheirs: true }))
  const asked = fc.oneof(
    fc
      .record({ row: fc.nat(60), to: fc.constantFrom('start', 'nearest', 'middle') })
      .map(({ row, to }) => named(`jump to ${row}, ${to}`, (log) => log.jump({ row: row % log.count(), to }))),
    fc.constant(named('go to the end', (log) => log.goToEnd())),
  )
  const changes = fc.oneof(
    aRow.map(({ px, estimatedPx }) => named(`append ${px}`, (log) => log.append(px, estimatedPx))),
    fc.constant(named('remove', (log) => log.removeLast())),
    fc
      .record({ row: fc.nat(60), by: fc.integer({ min: -300, max: 600 }) })
      .map(({ row, by }) => named(`grow ${row} by ${by}`, (log) => log.grow(row, by))),
    fc.integer({ min: 120, max: 900 }).map((height) => named(`height ${height}`, (log) => log.resize({ height }))),
    fc.constantFrom(0.3, 0.5, 1).map((width) => named(`width ${width}`, (log) => log.resize({ width }))),
    fc.nat(60).map((row) => named(`focus ${row}`, (log) => log.focus(row))),
    fc.tuple(fc.nat(60), fc.nat(60)).map((rows) => named(`select ${rows.join()}`, (log) => log.select(rows))),
  )
  const time = fc.constantFrom(
    named('frame', (log) => log.frame()),
    named('rest', (log) => log.rest()),
  )
  const anAction = fc.oneof(theirs, asked, changes, { arbitrary: time, weight: 3 })
  const someRows = fc.array(aRow, { minLength: 1, maxLength: 60 })

  const walked = (
    actions: fc.Arbitrary<Action>,
    each: (log: Log, action: Action) => void,
    rows = someRows,
    begin: (log: Log) => void = () => undefined,
  ) =>
    fc.assert(
      fc.property(rows, fc.array(actions, { maxLength: 40 }), (some, taken) => {
        const log = simulatedLog(some.map((row) => ({ ...row })))
        begin(log)
        for (const action of taken) each(log, action)
      }),
      { numRuns: 200 },
    )

  it('at the end the view stays at the end', () => {
    walked(anAction, (log, action) => {
      action.of(log)
      const { isAtEnd, isScrolling, jump } = log.state()
      if (isAtEnd && !isScrolling && !jump && !log.isReaders())
        expect(log.end() - log.top(), action.name).toBeLessThanOrEqual(1)
    })
  })

  it('a reader who has not scrolled does not leave the end', () => {
    walked(fc.oneof(changes, time), (log, action) => {
      action.of(log)
      expect(log.state(), action.name).toMatchObject({ isAtEnd: true, isScrolling: false })
    })
  })

  it('scrolls of the log, or of the browser for lack of space, never count as the reader’s', () => {
    walked(anAction, (log, action) => {
      const { isScrolling } = log.state()
      const isReaders = log.isReaders() || action.isTheirs
      action.of(log)
      if (!isScrolling && !isReaders) expect(log.state().isScrolling, action.name).toBe(false)
    })
  })

  it('elsewhere the line that is read does not move', () => {
    const reads = fc.integer({ min: -900, max: 600 }).map((by) => named(`read ${by}`, (log) => read(log, by)))
    const begun = fc.array(aRow, { minLength: 20, maxLength: 60 })
    walked(
      fc.oneof(reads, theirs, { arbitrary: changes, weight: 4 }, time),
      (log, action) => {
        const { isAtEnd, isScrolling, held } = log.state()
        const isReading = !isAtEnd && !isScrolling && held?.line && !isAsFarAsItGoes(log) && !log.isReaders()
        // In another width the other lines are other lines.
        const isSameText = !action.name.startsWith('width')
        const line = isReading ? (isSameText ? log.firstLine() : { ...held, top: log.topOf(held)! }) : undefined
        action.of(log)
        // Scrolled by the user, or unmounted.
        if (!line || action.name.startsWith('read') || log.state().held?.line !== held?.line || log.isReaders()) return
        const isHidden = line.top > log.height() - 28
        if (isAsFarAsItGoes(log) || isHidden) return
        expect(Math.abs(log.topOf(line)! - line.top), action.name).toBeLessThanOrEqual(1)
      },
      begun,
      (log) => read(log, -1_200),
    )
  })

  it('a jump ends with its row in view', () => {
    walked(anAction, (log, action) => {
      const { jump } = log.state()
      const isReaders = log.isReaders()
      action.of(log)
      if (jump && !isReaders && !log.state().jump && action.name === 'rest' && jump.row < log.count())
        expect(log.rowInView(jump.row), `row ${jump.row}, ${jump.to}`).toBe(true)
    })
  })

  it('nothing is written while the reader scrolls, except at the beginning of the log', () => {
    walked(fc.oneof(theirs, changes, time), (log, action) => {
      log.takeEffects()
      const { isScrolling } = log.state()
      action.of(log)
      if (!isScrolling || action.name === 'rest') return
      const isAtTheBeginning = ({ top, shift }: { top: number; shift: number }) => top <= 0 || top + shift <= 0
      const writes = scrolls(log.takeEffects()).filter(({ from }) => !isAtTheBeginning(from))
      expect(writes, action.name).toEqual([])
    })
  })

  it('rows are shifted only while the reader scrolls', () => {
    walked(anAction, (log, action) => {
      action.of(log)
      const { isScrolling, shift } = log.state()
      if (!isScrolling) expect(shift, action.name).toBe(0)
    })
  })
})
