import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowTime } from './rowTime.ts'

describe('the time of a row', () => {
  it.for([
    { rows: ['B2.11-13'], given: '2024-05-15T09:05:00Z', timeZone: 'UTC', shown: 'Wed 15 May 09:05' },
    { rows: ['B2.11-13', 'AMB-02'], given: '2024-09-02T00:00:00.5', timeZone: 'UTC', shown: 'Mon 02 Sep 00:00' },
    { rows: ['AMB-02'], given: '', timeZone: 'UTC', shown: '' },
    { rows: ['AMB-02'], given: 'soon', timeZone: 'UTC', shown: '' },
  ])('of $given in $timeZone is "$shown"', ({ given, timeZone, shown }) => {
    expect(rowTime(given, timeZone)).toBe(shown)
  })
})

it('is what the browser’s calendar says, in every time zone over ten years', () => {
  const zones = constantFrom(...Intl.supportedValuesOf('timeZone'))
  assert(
    property(zones, integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) }), (timeZone, moment) => {
      const part = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(moment)
      const day = [part({ weekday: 'short' }), part({ day: '2-digit' }), part({ month: 'short' })].join(' ')
      const time = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
      expect(rowTime(new Date(moment).toISOString(), timeZone)).toBe(`${day} ${time}`)
    }),
  )
})
