import { expect, it } from 'vitest'
import { dayNumber, wallTime, weekdayOf } from './wallTime.ts'

it.for([
  { given: '2024-05-15T09:05:59Z', timeZone: 'UTC', shown: '2024-05-15T09:05' },
  { given: '2024-12-31T23:30:00Z', timeZone: 'Asia/Kolkata', shown: '2025-01-01T05:00' },
  { given: '2024-05-14T22:00:00Z', timeZone: 'Europe/Berlin', shown: '2024-05-15T00:00' },
  { given: '0001-01-01T00:00:00Z', timeZone: 'UTC', shown: '0001-01-01T00:00' },
])('$given is $shown in $timeZone', ({ given, timeZone, shown }) => {
  expect(wallTime(Date.parse(given), timeZone)).toBe(shown)
})

it.for([
  { day: '1970-01-01', number: 0, weekday: 4 },
  { day: '1969-12-27', number: -5, weekday: 6 },
  { day: '2024-02-29', number: 19_782, weekday: 4 },
  { day: '0001-01-01', number: -719_162, weekday: 1 },
])('$day is day $number', ({ day, number, weekday }) => {
  expect(dayNumber(day)).toBe(number)
  expect(weekdayOf(day)).toBe(weekday)
})
