import { assert, constantFrom, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayBegun, dayOf, messageTime, msUntilNextDay } from './messageTime.ts'

const label = (given: string, now: string, timeZone: string) =>
  messageTime(given, dayOf(Date.parse(now), timeZone), timeZone)

// A Wednesday.
const NOON = '2024-05-15T12:00:00Z'

describe('the label of a message', () => {
  const timeZone = 'Europe/Berlin'
  const at = (day: string) => `${day}T09:05:00+02:00`

  it.for([
    { rows: ['B2.8-09', 'AMB-02'], day: '2024-05-15', shown: '09:05' },
    { rows: ['B2.8-10', 'AMB-02'], day: '2024-05-14', shown: 'Yesterday 09:05' },
    { rows: ['B2.8-11', 'AMB-02'], day: '2024-05-13', shown: 'Monday 09:05' },
    { rows: ['B2.8-12', 'AMB-02'], day: '2024-05-12', shown: '12/05 09:05' },
    { rows: ['B2.8-12', 'AMB-02'], day: '2024-05-03', shown: '03/05 09:05' },
    { rows: ['B2.8-12', 'AMB-02'], day: '2023-05-15', shown: '15/05 09:05' },
    // The visitor's clock is slow.
    { rows: ['AMB-02'], day: '2024-05-16', shown: 'Thursday 09:05' },
  ])('$day is "$shown"', ({ day, shown }) => {
    expect(label(at(day), NOON, timeZone)).toBe(shown)
  })
})

describe('across weeks and years', () => {
  it.for([
    // On a Monday, Sunday was yesterday before it was last week.
    { given: '2024-05-12T09:05:00Z', now: '2024-05-13T12:00:00Z', timeZone: 'UTC', shown: 'Yesterday 09:05' },
    { given: '2024-05-11T09:05:00Z', now: '2024-05-13T12:00:00Z', timeZone: 'UTC', shown: '11/05 09:05' },
    // On a Sunday, Monday is in the same week.
    { given: '2024-05-13T09:05:00Z', now: '2024-05-19T12:00:00Z', timeZone: 'UTC', shown: 'Monday 09:05' },
    // A week that reaches over the end of the year.
    { given: '2024-12-30T09:05:00Z', now: '2025-01-02T12:00:00Z', timeZone: 'UTC', shown: 'Monday 09:05' },
    { given: '2024-12-29T09:05:00Z', now: '2025-01-02T12:00:00Z', timeZone: 'UTC', shown: '29/12 09:05' },
  ])('$given, at $now in $timeZone, is "$shown"', ({ given, now, timeZone, shown }) => {
    expect(label(given, now, timeZone)).toBe(shown)
  })
})

it.for([
  { rows: ['AMB-02'], given: '' },
  { rows: ['AMB-02'], given: 'soon' },
  { rows: ['AMB-02'], given: '2024-13-45T99:99:00Z' },
])('$given has no label', ({ given }) => {
  expect(label(given, NOON, 'Europe/Berlin')).toBe('')
})

describe('the day that begins with a message', () => {
  const timeZone = 'Europe/Berlin'

  it.for([
    // Midnight in Berlin is between the first two, not between the other two.
    { sent: '2024-05-14T22:30:00Z', before: '2024-05-14T21:30:00Z', shown: 'Today' },
    { sent: '2024-05-15T00:30:00Z', before: '2024-05-14T23:30:00Z', shown: '' },
    { sent: '2024-05-13T06:00:00Z', before: '2024-05-01T06:00:00Z', shown: 'Monday' },
    { sent: '2024-05-12T06:00:00Z', before: '2024-05-01T06:00:00Z', shown: 'Sunday 12/05' },
    { sent: '2023-05-15T06:00:00Z', before: '2023-05-14T06:00:00Z', shown: '15/05/2023' },
    { sent: '2024-05-15T06:00:00Z', before: '2024-05-15T05:59:00Z', shown: '' },
    { sent: '2024-05-15T06:00:00Z', before: 'no time at all', shown: '' },
    { sent: 'no time at all', before: '2024-05-14T06:00:00Z', shown: '' },
  ])('after $before, $sent is "$shown"', ({ sent, before, shown }) => {
    expect(dayBegun(sent, before, dayOf(Date.parse(NOON), timeZone), timeZone)).toBe(shown)
  })
})

describe('in every time zone, over ten years', () => {
  const MIN = Date.UTC(2020, 0)
  const MAX = Date.UTC(2030, 0)
  const zones = constantFrom(...Intl.supportedValuesOf('timeZone'))
  const moments = integer({ min: MIN, max: MAX })
  /** The browser's own calendar, which the code does not use. */
  const inZone = (moment: number, timeZone: string, options: Intl.DateTimeFormatOptions, locale = 'en-GB') =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(moment)
  const dayIn = (moment: number, timeZone: string) =>
    inZone(moment, timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA')
  const timeIn = (moment: number, timeZone: string) =>
    inZone(moment, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

  it('a label ends with the time, and has no day exactly for today', () => {
    assert(
      property(zones, moments, integer({ min: 0, max: 20 * 86_400_000 }), (timeZone, sent, later) => {
        const now = sent + later
        const shown = messageTime(new Date(sent).toISOString(), dayOf(now, timeZone), timeZone)
        expect(shown).toMatch(/^((Yesterday|[A-Z][a-z]+day|\d\d\/\d\d) )?\d\d:\d\d$/)
        expect(shown.slice(-5)).toBe(timeIn(sent, timeZone))
        expect(shown.length === 5).toBe(dayIn(sent, timeZone) === dayIn(now, timeZone))
      }),
    )
  })

  const dayBefore = (day: string) => new Date(Date.parse(`${day}T12:00Z`) - 86_400_000).toISOString().slice(0, 10)
  const KINDS = [/^\d\d:/, /^Yesterday /, /^[A-Z][a-z]+day /, /^\d\d\/\d\d /]
  const ageOf = (shown: string) => KINDS.findIndex((kind) => kind.test(shown))

  it('“Yesterday” is exactly the day before in the calendar', () => {
    assert(
      property(zones, moments, integer({ min: 0, max: 4 * 86_400_000 }), (timeZone, sent, later) => {
        const now = sent + later
        const given = new Date(sent).toISOString()
        const isYesterday = dayIn(sent, timeZone) === dayBefore(dayIn(now, timeZone))
        expect(messageTime(given, dayOf(now, timeZone), timeZone).startsWith('Yesterday ')).toBe(isYesterday)
        const heading = dayBegun(given, '2001-01-01T00:00:00Z', dayOf(now, timeZone), timeZone)
        expect(heading === 'Yesterday').toBe(isYesterday)
        expect(heading === 'Today').toBe(dayIn(sent, timeZone) === dayIn(now, timeZone))
      }),
    )
  })

  it('an older message never has the label of a newer one', () => {
    const ages = tuple(integer({ min: 0, max: 9 * 86_400_000 }), integer({ min: 0, max: 9 * 86_400_000 }))
    assert(
      property(zones, moments, ages, (timeZone, now, given) => {
        const [newer, older] = given.toSorted((one, other) => one - other) as [number, number]
        const [age, greaterAge] = [newer, older].map((ago) =>
          ageOf(messageTime(new Date(now - ago).toISOString(), dayOf(now, timeZone), timeZone)),
        ) as [number, number]
        expect(age).toBeGreaterThanOrEqual(0)
        expect(greaterAge).toBeGreaterThanOrEqual(age)
      }),
    )
  })

  it('a day ends at midnight of the calendar', () => {
    assert(
      property(zones, moments, (timeZone, now) => {
        const next = now + msUntilNextDay(now, timeZone)
        expect(dayOf(now, timeZone)).toBe(dayIn(now, timeZone))
        expect(dayIn(next, timeZone)).not.toBe(dayIn(now, timeZone))
        expect(dayIn(next - 1, timeZone)).toBe(dayIn(now, timeZone))
      }),
      { numRuns: 50 },
    )
  })
})
