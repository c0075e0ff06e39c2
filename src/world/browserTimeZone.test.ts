import { afterEach, expect, it, vi } from 'vitest'
import { browserTimeZone } from './browserTimeZone.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.for([
  { rows: ['A9-32'], said: 'Europe/Vienna', timeZone: 'Europe/Vienna' },
  { rows: ['A9-32'], said: undefined, timeZone: 'UTC' },
  { rows: ['A9-32'], said: '', timeZone: 'UTC' },
  { rows: ['A9-32'], said: 'Etc/Unknown', timeZone: 'UTC' },
])('a browser without Temporal that reports $said is in $timeZone', ({ said, timeZone }) => {
  vi.stubGlobal('Temporal', undefined)
  const options = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: said as string })
  expect(browserTimeZone()()).toBe(timeZone)
})

it.for([
  { rows: ['A9-32'], zoned: () => ({ timeZoneId: 'Europe/Vienna' }), timeZone: 'Europe/Vienna' },
  {
    rows: ['A9-32'],
    zoned: () => {
      throw new RangeError('Not a valid time zone')
    },
    timeZone: 'UTC',
  },
])('a browser with Temporal is in $timeZone, without a formatter', ({ zoned, timeZone }) => {
  vi.stubGlobal('Temporal', { Now: { zonedDateTimeISO: zoned } })
  const formatter = vi.spyOn(Intl, 'DateTimeFormat')
  expect(browserTimeZone()()).toBe(timeZone)
  expect(formatter).not.toHaveBeenCalled()
})
