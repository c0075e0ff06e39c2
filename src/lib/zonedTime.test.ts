import { describe, expect, it } from 'vitest'
import { zonedTime } from './zonedTime.ts'

describe('a moment in a time zone', () => {
  it.for([
    // Midnight begins a day: it is never 24:00.
    { at: '2024-05-15T00:00:00Z', timeZone: 'UTC', shown: 'Wednesday 2024-05-15 00:00' },
    { at: '2024-05-14T22:00:00Z', timeZone: 'Europe/Berlin', shown: 'Wednesday 2024-05-15 00:00' },
    { at: '2024-05-15T03:59:59.999Z', timeZone: 'America/New_York', shown: 'Tuesday 2024-05-14 23:59' },
    { at: '2024-12-31T18:30:00Z', timeZone: 'Asia/Kolkata', shown: 'Wednesday 2025-01-01 00:00' },
    { at: '2024-02-29T12:15:00Z', timeZone: 'Asia/Kathmandu', shown: 'Thursday 2024-02-29 18:00' },
    // The hour that comes twice when clocks go back, and the one that never comes when they go forward.
    { at: '2024-10-27T00:30:00Z', timeZone: 'Europe/Berlin', shown: 'Sunday 2024-10-27 02:30' },
    { at: '2024-10-27T01:30:00Z', timeZone: 'Europe/Berlin', shown: 'Sunday 2024-10-27 02:30' },
    { at: '2024-03-31T01:00:00Z', timeZone: 'Europe/Berlin', shown: 'Sunday 2024-03-31 03:00' },
    { at: '0987-06-05T04:03:00Z', timeZone: 'UTC', shown: /0987-06-05 04:03$/ },
  ])('$at in $timeZone', ({ at, timeZone, shown }) => {
    const { weekday, year, month, day, hour, minute } = zonedTime(Date.parse(at), timeZone)
    expect(`${weekday} ${year}-${month}-${day} ${hour}:${minute}`).toMatch(shown)
  })
})
