import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { foundIn } from '#src/features/chat/conversation/foundMessage.ts'
import type { StoredMessage } from './conversationShapes.ts'
import { withExchange } from './exchange.ts'
import { indexOfSent } from './sentText.ts'

const said = (content: string, isCharacter = false): StoredMessage => ({ isCharacter, content, timestamp: '' })
const word = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => /^\S+$/.test(text))
const space = fc.constantFrom(' ', '  ', '\n', '\n\n', ' \n', '\t', '\u00a0', '\r\n')

/** A text as it was typed, and as a server may store it. */
const texts = fc
  .record({
    words: fc.array(word, { minLength: 1, maxLength: 5 }),
    spaces: fc.array(fc.tuple(space, space), { minLength: 6, maxLength: 6 }),
    form: fc.constantFrom('NFC', 'NFD'),
    isTrimmed: fc.boolean(),
  })
  .map(({ words, spaces, form, isTrimmed }) => {
    const spaced = (which: 0 | 1) => words.map((one, at) => one + spaces[at]![which]).join('')
    return { typed: spaced(0).trim(), stored: isTrimmed ? spaced(1).trim() : spaced(1).normalize(form) }
  })

it.for([{ rows: ['NS-44'] }])('a sent message is found although the server has changed its white space', () => {
  fc.assert(
    fc.property(texts, fc.array(word, { maxLength: 3 }), ({ typed, stored }, before) => {
      const conversation = [...before.map((text) => said(text, true)), said(stored), said('A reply.', true)]
      const after = before.length
      expect(indexOfSent(conversation, typed, after)).toBe(after)
      expect(foundIn(conversation, { text: typed, after })).toBe('replied')
      expect(withExchange(conversation, after, [said(typed), said('A reply.', true)])).toEqual(conversation)
    }),
  )
})

it('other words, older messages and the character’s messages are not it', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), word, (words, more) => {
      const text = words.join(' ')
      expect(indexOfSent([said(`${text} ${more}`), said(text, true)], text, 0)).toBe(-1)
      expect(indexOfSent([said(text)], text, 1)).toBe(-1)
    }),
  )
})
