import { afterEach, expect, it, vi } from 'vitest'
import { browserTimeZone } from './browserTimeZone.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it.for([
  { rows: ['A9-32'], said: 'Europe/Vienna', timeZone: 'Europe/Vienna' },
  { rows: ['A9-32'], said: undefined, timeZone: 'UTC' },
  { rows: ['A9-32'], said: '', timeZone: 'UTC' },
  { rows: ['A9-32'], said: 'Etc/Unknown', timeZone: 'UTC' },
])('a browser that reports $said is in $timeZone', ({ said, timeZone }) => {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: said as string })
  expect(browserTimeZone()()).toBe(timeZone)
})
