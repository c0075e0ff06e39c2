import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { replyOf } from './companion.ts'
import { community } from '#mocks/scenarios/community.ts'

const speakers = community.characters.map(({ slug, ...character }) => ({ id: slug, ...character }))
const nine = speakers.find(({ id }) => id === 'nine')!
const madeHere = { id: 'x', replies: [] }
type Line = { role: 'user' | 'assistant'; content: string }

function talk(speaker: Parameters<typeof replyOf>[0], messages: string[]): string[] {
  const conversation: Line[] = []
  return messages.map((content) => {
    const reply = replyOf(speaker, conversation, content)
    conversation.push({ role: 'user', content }, { role: 'assistant', content: reply })
    return reply
  })
}

it('is the same for the same conversation, and differs between characters', () => {
  const messages = ['Hello', 'Where are we?', 'Tell me about the lighthouse', 'ok']
  expect(talk(nine, messages)).toEqual(talk(nine, messages))
  const first = speakers.map((speaker) => talk(speaker, ['Where are we going tonight?'])[0])
  expect(new Set(first).size).toBeGreaterThan(speakers.length * 0.8)
})

it('never repeats the previous reply, for any messages', () => {
  const message = fc.oneof(fc.string({ minLength: 1, maxLength: 1000 }), fc.constantFrom('ok', 'ok', 'Hello', 'Why?'))
  fc.assert(
    fc.property(fc.array(message, { maxLength: 20 }), fc.constantFrom(...speakers, madeHere), (messages, speaker) => {
      const replies = talk(speaker, messages)
      expect(replies.every((reply, at) => reply.trim() !== '' && reply !== replies[at - 1])).toBe(true)
      expect(replies.join()).not.toMatch(/\{topic\}|undefined/)
    }),
    { seed: 7 },
  )
})

it('uses all its lines before it repeats one', () => {
  const replies = talk(
    { ...nine, replies: ['One.', 'Two.', 'Three.', 'Four.'] },
    Array.from({ length: 4 }, (_, n) => `This is sentence ${n}.`),
  )
  expect(new Set(replies).size).toBe(4)
})

it.for([
  { said: 'Do you know the lighthouse keepers?', word: 'lighthouse' },
  { said: 'I miss my grandmother', word: 'grandmother' },
  { said: 'Ich vermisse die Straßenbahn', word: 'Straßenbahn' },
])('picks up a word of "$said"', ({ said, word }) => {
  expect(replyOf({ ...madeHere, replies: ['About {topic}.'] }, [], said)).toContain(`About ${word}.`)
})

it('mentions no topic if the message has none', () => {
  const speaker = { ...madeHere, replies: ['About {topic}.', 'Hm, yes, well.'] }
  expect(talk(speaker, ['a b', 'c d', 'no']).filter((reply) => reply.includes('About'))).toEqual([])
})

it('replies to a long message with a longer text', () => {
  const [short, long] = [
    talk(nine, ['I walked along the harbour.']),
    talk(nine, ['I walked along the harbour. '.repeat(12)]),
  ]
  expect(long[0]!.split('\n\n').length).toBeGreaterThan(short[0]!.split('\n\n').length)
})

it('answers a greeting', () => {
  const replies = speakers.map((speaker) => talk(speaker, ['Hello!'])[0]!)
  expect(replies.every((reply) => /^(Hello\.|There you are\.|Good, you came\.|Ah, a voice\.)/.test(reply))).toBe(true)
})
