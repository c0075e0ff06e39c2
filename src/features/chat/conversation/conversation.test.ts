import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChatSummary } from '#src/api/shapes/characterShapes.ts'
import { canSend, conversationAfter, greetingSaid } from './conversation.ts'
import { isTyping, messagesShown } from './conversationMessages.ts'
import {
  type ConversationState,
  type ConversationEffect,
  type ConversationEvent,
  type Failed,
  type Found,
  NEW_CONVERSATION,
} from './conversationState.ts'

const CHAT = { id: 'chat-1', characterId: 'c1', lastMessage: '' } as ChatSummary
const AT = '2026-05-20T12:00:00.000Z'
const TEXTS = ['Hello.', 'Good evening.', 'You again.']
const KNOWN = [null, CHAT].flatMap((chat) => [0, 2].map((after) => ({ chat, after })))
const FAILED: Failed = { text: 'Send message failed.', isGone: false, looks: 0 }

const OFFER = { type: 'greeting offered', texts: TEXTS, index: 1, isSeen: false, at: AT } as const
const DUE = { type: 'greeting due', offer: 1, at: AT } as const
const SENT = { type: 'sent', text: 'hi', at: AT, known: { chat: null, after: 0 } } as const

/** What the events lead to, and all that had to be done on the way. No other tab sends: each turn comes right after. */
function after(...events: ConversationEvent[]) {
  let state = NEW_CONVERSATION
  const effects: ConversationEffect[] = []
  const follow = (event: ConversationEvent) => {
    const next = conversationAfter(state, event)
    state = next.state
    effects.push(...next.effects.filter((effect) => effect.do !== 'ask for the turn'))
    for (const effect of next.effects)
      if (effect.do === 'ask for the turn') follow({ type: 'turn came', attempt: effect.attempt })
  }
  events.forEach(follow)
  return { state, effects, done: effects.map((effect) => effect.do) }
}

const shownIn = (state: ConversationState) =>
  messagesShown([], state, { characterId: 'c1', viewerId: 'u1' }).map(({ content }) => content)

it('a conversation that is left keeps its pending message, and makes an offer again that was not shown', () => {
  expect(after(OFFER, { type: 'left' }).state.greeting).toBeUndefined()
  expect(after(OFFER, DUE, SENT, { type: 'left' }).state.sending).toMatchObject({ text: 'hi' })
})

describe('a greeting', () => {
  it.for([{ rows: ['NS-48'] }])('names its reader, before it is stored and after; other messages do not', () => {
    const { state } = after({ ...OFFER, texts: ['', 'Hello, {{user}}.'] }, DUE)
    const ids = { characterId: 'c1', viewerId: 'u1', readerName: 'mira' }
    expect(messagesShown([], state, ids)).toMatchObject([{ content: 'Hello, mira.', stored: 'Hello, {{user}}.' }])
    const stored = ['{{user}}', '{{user}}', '{{user}}'].map((content, at) => ({
      content,
      isCharacter: at !== 1,
      timestamp: AT,
    }))
    expect(messagesShown(stored, state, ids).map(({ content }) => content)).toEqual(['mira', '{{user}}', '{{user}}'])
  })

  it.for([{ rows: ['B4.9-08', 'AMB-34'] }])('that was shown before is shown at once', () => {
    const { state, effects } = after({ ...OFFER, isSeen: true })
    expect(shownIn(state)).toEqual(['Good evening.'])
    expect(effects).toEqual([])
  })

  it.for([{ rows: ['B4.9-06', 'B4.9-09'] }])('offered again takes its whole time: the former delay has ended', () => {
    const again = after(OFFER, { type: 'left' }, OFFER, DUE)
    expect(isTyping(again.state)).toBe(true)
    expect(shownIn(conversationAfter(again.state, { ...DUE, offer: 2 }).state)).toEqual(['Good evening.'])
    const restarted = after(OFFER, { type: 'restart began' }, { type: 'restarted' }, OFFER, DUE)
    expect(isTyping(restarted.state)).toBe(true)
  })

  it('is offered once, however often the event occurs', () => {
    const { state, done } = after(OFFER, { ...OFFER, index: 2 }, DUE, { ...OFFER, index: 0 }, DUE)
    expect(shownIn(state)).toEqual(['Good evening.'])
    expect(done).toEqual(['wait for the greeting', 'remember the greeting'])
  })

  it('is none for a character without greetings', () => {
    expect(after({ ...OFFER, texts: [], index: 0 }).state).toEqual(NEW_CONVERSATION)
  })

  it('can be changed until something is sent', () => {
    expect(shownIn(after(OFFER, DUE, { type: 'greeting chosen', index: 2 }).state)).toEqual(['You again.'])
    expect(shownIn(after(OFFER, DUE, { type: 'greeting chosen', index: 3 }).state)).toEqual(['Good evening.'])
    const { effects, state } = after(OFFER, DUE, { type: 'greeting chosen', index: 2 }, SENT)
    expect(effects).toContainEqual({ do: 'remember the greeting', text: 'You again.' })
    expect(conversationAfter(state, { type: 'greeting chosen', index: 0 }).state).toBe(state)
    expect(state.sending?.greeting?.content).toBe('You again.')
  })

  it('is removed if the conversation turns out to have messages', () => {
    expect(after(OFFER, DUE, { type: 'messages found' }).state.greeting).toBeUndefined()
  })
})

it.for([{ rows: ['B3-24'] }])('a message contains its kind, its sender and its receiver', () => {
  const stored = [
    { isCharacter: true, content: '*Hello.*', timestamp: AT },
    { isCharacter: false, content: 'hi', timestamp: '' },
  ]
  expect(messagesShown(stored, NEW_CONVERSATION, { characterId: 'c1', viewerId: 'u1' })).toEqual([
    { id: '0', content: '*Hello.*', timestamp: AT, senderId: 'c1', receiverId: 'u1', isCharacter: true },
    { id: '1', content: 'hi', timestamp: '', senderId: 'u1', receiverId: 'c1', isCharacter: false },
  ])
})

describe('a message', () => {
  it.for([{ rows: ['B4.9-12', 'B4.9-13'] }])('is shown at once while the chat is still loading', () => {
    const { state, done } = after({ ...SENT, known: undefined })
    expect(shownIn(state)).toEqual(['hi'])
    expect(isTyping(state)).toBe(true)
    expect(done).toEqual(['take the text', 'remember the text', 'look the chat up'])
    // Without a known chat no message can be sent.
    expect(conversationAfter(state, { type: 'chat created', attempt: 1, chat: CHAT })).toEqual({ state, effects: [] })
    const found = conversationAfter(state, { type: 'chat found', attempt: 1, known: { chat: CHAT, after: 4 } })
    // Its record says where it belongs before it is sent.
    expect(found.effects).toMatchObject([
      { do: 'remember the text', text: 'hi', at: AT, after: 4 },
      { do: 'send the message', chat: CHAT, after: 4, sending: { text: 'hi' } },
    ])
    const none = conversationAfter(state, { type: 'chat found', attempt: 1, known: { chat: null, after: 0 } })
    expect(none.effects).toEqual([
      { do: 'remember the text', text: 'hi', at: AT, after: 0 },
      { do: 'create the chat', attempt: 1 },
    ])
    expect(conversationAfter(none.state, { type: 'chat found', attempt: 1, known: KNOWN[3]! }).effects).toEqual([])
  })

  it.for([{ rows: ['NS-44'] }])('asks for its turn before other tabs can see its record, and take it up', () => {
    const done = conversationAfter(NEW_CONVERSATION, SENT).effects.map((effect) => effect.do)
    expect(done).toEqual(['take the text', 'ask for the turn', 'remember the text'])
  })

  it('that is sent before the greeting was shown shows it', () => {
    const { state, done } = after(OFFER, SENT)
    expect(shownIn(state)).toEqual(['Good evening.', 'hi'])
    expect(state.sending?.greeting?.content).toBe('Good evening.')
    expect(done).toEqual([
      'wait for the greeting',
      'remember the greeting',
      'take the text',
      'remember the text',
      'remember the text',
      'create the chat',
    ])
    expect(conversationAfter(state, DUE).state).toBe(state)
  })

  it('that is sent into a chat with messages of another device is sent without the greeting on the screen', () => {
    const { state } = after(OFFER, DUE, { ...SENT, known: { chat: CHAT, after: 2 } })
    expect(state.sending).toMatchObject({ after: 2, greeting: undefined })
  })

  const inDoubt = (...found: Found[]) =>
    after(
      { ...SENT, known: { chat: CHAT, after: 0 } },
      { type: 'send failed', attempt: 1, failed: { ...FAILED, looks: 2 } },
      ...found.map((one) => ({ type: 'looked for', attempt: 1, found: one, at: AT }) as const),
    )
  it.for<{ rows: string[]; found: Found[]; does: string[]; failure?: string }>([
    { rows: ['NS-44'], found: ['replied'], does: ['forget the text', 'note the message'] },
    { rows: ['NS-44'], found: ['missing', 'replied'], does: ['forget the text', 'note the message'] },
    { rows: ['NS-44'], found: ['stored', 'replied'], does: ['forget the text', 'note the message'] },
    { rows: ['NS-44'], found: ['missing', 'missing'], does: ['give the text back'], failure: 'Send message failed.' },
    { rows: ['NS-44'], found: ['stored'], does: [] },
    { rows: ['NS-44'], found: ['missing'], does: [] },
    {
      rows: ['NS-44'],
      found: ['unreadable'],
      does: [],
      failure: 'We could not tell whether your message arrived. We look again as soon as the server can be reached.',
    },
    { rows: ['NS-44'], found: ['unreadable', 'replied'], does: ['forget the text', 'note the message'] },
  ])('without a response is looked for: $found', ({ found, does, failure }) => {
    const { state, done } = inDoubt(...found)
    expect(done.slice(4).filter((one) => one !== 'look for the message')).toEqual(does)
    expect(state.failure).toBe(failure)
    // As long as nothing is known, it stays in the log, and nothing else is sent.
    expect(state.sending?.text).toBe(does.length === 0 ? 'hi' : undefined)
  })

  it('of an earlier page load is followed by the next one', () => {
    const before = { type: 'sent before', text: 'hi', at: AT, after: 0 } as const
    const found = { type: 'looked for', attempt: 1, found: 'replied', at: AT } as const
    expect(after(before, found).done.at(-1)).toBe('look for a sent text')
    expect(after({ ...before, after: undefined }).done.at(-1)).toBe('look for a sent text')
  })

  it('that is still looked for is looked for again when the page is opened again', () => {
    const { state } = inDoubt('missing')
    expect(conversationAfter(state, { type: 'opened' }).effects.map((effect) => effect.do)).toEqual([
      'look for the message',
    ])
  })

  it('of a former attempt changes nothing if it ends late', () => {
    const { state } = after(SENT, { type: 'send failed', attempt: 1, failed: FAILED }, SENT)
    for (const late of [
      { type: 'replied', attempt: 1 },
      { type: 'chat created', attempt: 1, chat: CHAT },
      { type: 'send failed', attempt: 1, failed: FAILED },
    ] as const) {
      expect(conversationAfter(state, late)).toEqual({ state, effects: [] })
    }
  })
})

describe('while another tab sends into the conversation', () => {
  const known = { chat: CHAT, after: 2 }
  const waiting = () => {
    const { state } = conversationAfter(NEW_CONVERSATION, { ...SENT, known })
    return conversationAfter(state, { type: 'turn is later', attempt: 1 }).state
  }

  it.for([{ rows: ['NS-44'] }])('a message waits for its turn, and then for the place it has by then', () => {
    expect(waiting().sending).toMatchObject({ turn: 'waited for', after: undefined })
    expect(shownIn(waiting())).toEqual(['hi'])
    const came = conversationAfter(waiting(), { type: 'turn came', attempt: 1 })
    expect(came.effects).toEqual([{ do: 'look the chat up', attempt: 1, isAgain: true }])
    const found = conversationAfter(came.state, { type: 'chat found', attempt: 1, known: { ...known, after: 4 } })
    expect(found.effects.at(-1)).toMatchObject({ do: 'send the message', after: 4 })
    // A turn comes once.
    expect(conversationAfter(found.state, { type: 'turn came', attempt: 1 }).effects).toEqual([])
  })

  const THEIRS = { type: 'sent elsewhere', text: 'theirs', at: AT, after: 2 } as const

  it('its message is shown until it has a reply, and nothing else can be sent', () => {
    const { state } = after({ type: 'opened' }, THEIRS)
    expect(shownIn(state)).toEqual(['theirs'])
    expect(isTyping(state)).toBe(true)
    expect(canSend(state)).toBe(false)
    const ended = conversationAfter(state, { type: 'ended elsewhere' })
    expect(ended.state.sending).toBeUndefined()
    expect(ended.effects).toEqual([{ do: 'look for a sent text' }])
  })

  it('and is closed before the reply, this tab looks for its message', () => {
    const { state, done } = after({ type: 'opened' }, THEIRS, { ...THEIRS, type: 'sent before' })
    expect(state.sending).toMatchObject({ text: 'theirs', turn: 'taken', isEarlier: true })
    expect(done.at(-1)).toBe('look for the message')
  })

  it('an open page notices it', () => {
    expect(after({ type: 'other tab changed' }).done).toEqual(['look for a sent text'])
    expect(after(SENT, { type: 'other tab changed' }).done).not.toContain('look for a sent text')
  })
})

describe('the whole chat', () => {
  it.for([{ rows: ['B4.9-25'] }])('that is deleted offers no greeting until its page is opened again', () => {
    const deleted = after(OFFER, DUE, { type: 'deletion began' }, { type: 'deleted' })
    expect(shownIn(deleted.state)).toEqual([])
    expect(conversationAfter(deleted.state, OFFER)).toEqual({ state: deleted.state, effects: [] })
    expect(canSend(deleted.state)).toBe(false)
    const opened = conversationAfter(deleted.state, { type: 'opened' }).state
    expect(conversationAfter(opened, OFFER).effects).toEqual([{ do: 'wait for the greeting', offer: 2 }])
  })

  it('that is restarted begins a new round with the greeting', () => {
    const { state } = after({ type: 'messages found' }, { type: 'restart began' }, { type: 'restarted' })
    expect(state).toEqual({ ...NEW_CONVERSATION, round: 1 })
  })

  it('is unchanged if either fails', () => {
    for (const type of ['restart began', 'deletion began'] as const) {
      const { state } = after(OFFER, DUE, { type }, { type: 'ending failed' })
      expect(state).toEqual(after(OFFER, DUE).state)
    }
  })

  it('is neither restarted nor deleted while a reply is pending, and nothing is sent meanwhile', () => {
    const { state } = after(SENT)
    expect(conversationAfter(state, { type: 'restart began' }).state).toBe(state)
    expect(conversationAfter(state, { type: 'deletion began' }).state).toBe(state)
    expect(after({ type: 'restart began' }, SENT).state.sending).toBeUndefined()
  })
})

describe('with any events in any order', () => {
  const attempt = fc.integer({ min: 1, max: 4 })
  const anEvent: fc.Arbitrary<ConversationEvent> = fc.oneof(
    fc.constantFrom<ConversationEvent>(
      { type: 'opened' },
      { type: 'left' },
      OFFER,
      { ...OFFER, isSeen: true },
      DUE,
      { type: 'messages found' },
      { type: 'failure dismissed' },
      { ...DUE, offer: 2 },
      { type: 'restart began' },
      { type: 'restarted' },
      { type: 'deletion began' },
      { type: 'deleted' },
      { type: 'ending failed' },
      { type: 'other tab changed' },
      { type: 'ended elsewhere' },
      { type: 'sent elsewhere', text: 'theirs', at: AT, after: 0 },
    ),
    fc.record({ type: fc.constantFrom('turn came', 'turn is later'), attempt }),
    fc.record({ type: fc.constant('greeting chosen'), index: fc.integer({ min: -1, max: 3 }) }),
    fc.record({
      type: fc.constant('sent'),
      text: fc.string({ minLength: 1 }),
      at: fc.constant(AT),
      known: fc.constantFrom(undefined, ...KNOWN),
    }),
    fc.record({ type: fc.constant('chat found'), attempt, known: fc.constantFrom(...KNOWN) }),
    fc.record({ type: fc.constant('chat created'), attempt, chat: fc.constant(CHAT) }),
    fc.record({ type: fc.constant('replied'), attempt }),
    fc.record({
      type: fc.constant('send failed'),
      attempt,
      failed: fc.record({
        text: fc.constant(FAILED.text),
        isGone: fc.boolean(),
        looks: fc.integer({ min: 0, max: 2 }),
      }),
    }),
    fc.record({
      type: fc.constant('looked for'),
      attempt,
      found: fc.constantFrom<Found[]>('replied', 'stored', 'missing', 'unreadable'),
      at: fc.constant(AT),
    }),
    fc.record({
      type: fc.constant('sent before'),
      text: fc.string({ minLength: 1 }),
      at: fc.constant(AT),
      after: fc.constantFrom(undefined, 0, 2),
    }),
  )
  const someEvents = fc.array(anEvent, { maxLength: 40 })

  const walked = (
    events: ConversationEvent[],
    each: (was: ConversationState, next: ReturnType<typeof conversationAfter>, event: ConversationEvent) => void,
  ) => {
    let state = NEW_CONVERSATION
    for (const event of events) {
      const next = conversationAfter(state, event)
      each(state, next, event)
      state = next.state
    }
  }

  it('every text that left the composer is on the screen, has a reply, or is back in the composer', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        let left = 0
        let returned = 0
        let replied = 0
        walked(events, (was, { state, effects }, event) => {
          left += effects.filter((effect) => effect.do === 'take the text').length
          // It left the composer of an earlier page load, or of another tab.
          if ((event.type === 'sent before' || event.type === 'sent elsewhere') && canSend(was)) left += 1
          const back = effects.filter((effect) => effect.do === 'give the text back')
          const pending = event.type === 'sent before' ? event : was.sending
          for (const { text } of back) expect(text).toBe(pending?.text)
          returned += back.length
          if (was.sending && !state.sending && back.length === 0) replied += 1
          if (state.sending) expect(shownIn(state)).toContain(state.sending.text)
          expect(left).toBe(returned + replied + (state.sending ? 1 : 0))
        })
      }),
    )
  })

  it('at most one call is in flight, and every attempt has its own number', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        const numbers: number[] = []
        walked(events, (_was, { state, effects }) => {
          expect([state.sending, state.ending, state.isDeleted || undefined].filter(Boolean).length).toBeLessThan(2)
          if (effects.some((effect) => effect.do === 'take the text')) numbers.push(state.attempts)
        })
        expect(new Set(numbers).size).toBe(numbers.length)
      }),
    )
  })

  it('a greeting is sent only if it is on the screen and there are no messages', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        walked(events, (was, { state }, event) => {
          if (!state.sending || !['turn came', 'chat found'].includes(event.type)) return
          if (was.sending?.after === undefined) {
            expect(state.sending.greeting).toEqual(state.sending.after === 0 ? greetingSaid(state) : undefined)
          }
        })
      }),
    )
  })

  it('a conversation with nothing in flight accepts new messages', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        walked(events, (_was, { state }) => {
          const opened = conversationAfter(state, { type: 'opened' }).state
          if (!opened.sending && !opened.ending) expect(conversationAfter(opened, SENT).state.sending?.text).toBe('hi')
        })
      }),
    )
  })
})
