import { expect, it } from 'vitest'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { greetingTexts, openingGreeting, rememberGreeting, seenGreeting } from './greetings.ts'

it('the main greeting is first, and empty ones are ignored', () => {
  expect(greetingTexts({ greetings: { main: 'Hello.', alternatives: ['Hi.', 'Ho.'] } })).toEqual([
    'Hello.',
    'Hi.',
    'Ho.',
  ])
  expect(greetingTexts({ greetings: { main: '', alternatives: [] } })).toEqual([])
})

it.for([{ rows: ['B4.9-05'] }])('a conversation begins with one of the greetings, and with nothing else', () => {
  const texts = greetingTexts({ greetings: { main: 'Hello.', alternatives: ['Hi.', 'Ho.', 'You?'] } })
  const opened = [0, 0.2499, 0.25, 0.5, 0.75, 0.9999].map(
    (drawn) => texts[openingGreeting(texts, undefined, () => drawn)],
  )
  expect(opened).toEqual(['Hello.', 'Hello.', 'Hi.', 'Ho.', 'You?', 'You?'])
})

it('a greeting that was shown is shown again; if it was deleted, the main one replaces it', () => {
  expect(openingGreeting(['Hello.', 'Hi.'], 'Hi.', () => 0)).toBe(1)
  expect(openingGreeting(['Hello.', 'Hi.'], 'Hey.', () => 0.9)).toBe(0)
})

it.for([{ rows: ['AMB-34'] }])('a greeting is stored per character, for the session of a tab', () => {
  const storage = memoryStorage()
  rememberGreeting(storage, 'c1', 'Hello.')
  rememberGreeting(storage, 'c2', 'Hi.')
  expect([seenGreeting(storage, 'c1'), seenGreeting(storage, 'c2'), seenGreeting(storage, 'c3')]).toEqual([
    'Hello.',
    'Hi.',
    undefined,
  ])
})

it.for(['', 'null', '[1]', '{"c1":7}', '{'])('a damaged record counts as absent: %s', (stored) => {
  const storage = memoryStorage({ chatGreetingsSeen: stored })
  expect(seenGreeting(storage, 'c1')).toBeUndefined()
  rememberGreeting(storage, 'c1', 'Hello.')
  expect(seenGreeting(storage, 'c1')).toBe('Hello.')
})

it('a full or blocked storage causes no error', () => {
  const blocked = Object.assign(memoryStorage(), { getItem: fail, setItem: fail })
  rememberGreeting(blocked, 'c1', 'Hello.')
  expect(seenGreeting(blocked, 'c1')).toBeUndefined()
})

function fail(): never {
  throw new DOMException('Full', 'QuotaExceededError')
}
