import { expect, it } from 'vitest'
import { type Reads, stageOf } from './conversationStage.ts'

const pending = { data: undefined, error: null }
const failed = { data: undefined, error: new Error('no') }
const SAID = [{ isCharacter: true, content: 'Hello.', timestamp: '' }]
const READY: Reads = {
  character: { data: {}, error: null },
  isMember: true,
  isViewerUnknown: false,
  chat: { data: { id: 'chat-1' }, error: null },
  messages: { data: SAID, error: null },
}

it.for<{ what: string; reads: Partial<Reads>; stage: string; rows?: string[] }>([
  { rows: ['B4.9-01'], what: 'the character on its way', reads: { character: pending }, stage: 'character loading' },
  { what: 'no such character', reads: { character: { data: null, error: null } }, stage: 'character missing' },
  { what: 'a character that failed', reads: { character: failed }, stage: 'character missing' },
  { what: 'an unknown viewer', reads: { isMember: false, isViewerUnknown: true }, stage: 'chat loading' },
  {
    rows: ['B4.9-02'],
    what: 'a visitor',
    reads: { isMember: false, chat: pending, messages: pending },
    stage: 'ready',
  },
  { rows: ['B4.9-02'], what: 'a chat being looked up', reads: { chat: pending }, stage: 'chat loading' },
  { what: 'a look-up that failed', reads: { chat: failed, messages: pending }, stage: 'chat failed' },
  {
    rows: ['B4.9-04'],
    what: 'no chat',
    reads: { chat: { data: null, error: null }, messages: pending },
    stage: 'ready',
  },
  { rows: ['B4.9-03'], what: 'messages on their way', reads: { messages: pending }, stage: 'messages loading' },
  { what: 'messages that failed', reads: { messages: failed }, stage: 'messages failed' },
  { what: 'everything', reads: {}, stage: 'ready' },
  {
    what: 'everything, and a later reading that failed',
    reads: {
      character: { data: {}, error: new Error('no') },
      chat: { data: { id: 'chat-1' }, error: new Error('no') },
      messages: { data: SAID, error: new Error('no') },
    },
    stage: 'ready',
  },
])('$what: $stage', ({ reads, stage }) => {
  expect(stageOf({ ...READY, ...reads }).name).toBe(stage)
})

it('a visitor sees no message of a member', () => {
  expect(stageOf({ ...READY, isMember: false })).toEqual({ name: 'ready', stored: [] })
})
