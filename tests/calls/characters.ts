import { expect } from 'vitest'
import { characterId, userId } from '#mocks/fixtures/ids.ts'
import {
  augmentCharacter,
  downloadCharacterCard,
  readCharacter,
  readOwnership,
  readStats,
} from '#src/api/generated/characters/reads.ts'
import {
  createCharacter,
  deleteCharacter,
  likeCharacter,
  reportCharacter,
  unlikeCharacter,
  updateCharacter,
} from '#src/api/generated/characters/writes.ts'
import type { CharacterBody } from '#src/api/generated/calls.schemas.ts'
import { type CallCase, notFound, notYours } from './callCase.ts'

/** Public; Mira's. */
const OWN = characterId('aria')
/** Public; another user's. */
const OTHERS = characterId('nine')

export const draft: CharacterBody = {
  name: 'Ilse of the Bridges',
  description: 'Counts bridges for a living, and boats for pleasure.',
  backgroundDescription: 'A hut with four windows and a very long ledger.',
  isPublic: true,
  personalities: [{ name: 'patient', strength: 'quite a lot' }],
  greetings: { main: 'Four hundred and two. You?', alternatives: ['Mind the step.'] },
  tags: ['bridges', 'quiet'],
}
const NOT_YOURS = { detail: 'You cannot perform this action.' }

export const characterCases: CallCase[] = [
  {
    operation: 'readCharacter',
    status: 200,
    when: 'it is public',
    call: (me) => readCharacter(OTHERS, me),
    response: { id: OTHERS, creatorUsername: expect.any(String), isLiked: false },
  },
  {
    operation: 'readCharacter',
    status: 200,
    when: 'it is private and the caller’s own',
    viewer: 'mira',
    call: (me) => readCharacter(characterId('the-unsent-letter'), me),
    response: { isPublic: false, creatorId: userId('mira') },
  },
  notFound('readCharacter', readCharacter, 'mira'),
  {
    operation: 'createCharacter',
    status: 201,
    when: 'signed in',
    viewer: 'mira',
    call: (me) => createCharacter(draft, me),
    response: {
      ...draft,
      creatorId: userId('mira'),
      likeCount: 0,
      conversationCount: 0,
      messageCount: 0,
      large_pfp_url: expect.stringMatching(/\/pictures\/.+\.avif$/),
    },
  },
  {
    operation: 'updateCharacter',
    status: 200,
    when: 'it is the caller’s own',
    viewer: 'mira',
    call: (me, { clock }) => {
      clock.advance(60_000)
      return updateCharacter(OWN, draft, me)
    },
    response: { ...draft, id: OWN, last_edited: '2026-05-20T12:01:00.000Z' },
  },
  notYours('updateCharacter', (id, me) => updateCharacter(id, draft, me)),
  notFound('updateCharacter', (id, me) => updateCharacter(id, draft, me), 'mira'),
  {
    operation: 'deleteCharacter',
    status: 204,
    when: 'it is the caller’s own',
    viewer: 'mira',
    call: (me) => deleteCharacter({ character_id: OWN }, me),
  },
  notYours('deleteCharacter', (character_id, me) => deleteCharacter({ character_id }, me)),
  notFound('deleteCharacter', (character_id, me) => deleteCharacter({ character_id }, me), 'mira'),
  {
    operation: 'readOwnership',
    status: 200,
    when: 'it is the caller’s own',
    viewer: 'mira',
    call: (me) => readOwnership(OWN, me),
    response: true,
  },
  {
    operation: 'readOwnership',
    status: 200,
    when: 'it is somebody else’s',
    viewer: 'mira',
    call: (me) => readOwnership(OTHERS, me),
    response: false,
  },
  notFound('readOwnership', readOwnership, 'mira'),
  {
    operation: 'readStats',
    status: 200,
    when: 'the caller likes it',
    viewer: 'mira',
    call: (me) => readStats(OTHERS, me),
    response: { isLiked: true, likeCount: expect.any(Number) },
  },
  notFound('readStats', readStats),
  {
    operation: 'augmentCharacter',
    status: 200,
    when: 'a text is asked for',
    viewer: 'mira',
    call: (me) =>
      augmentCharacter(
        { name: 'Ilse', personalities: [], description: '', backgroundDescription: '', augmentField: 'greeting_main' },
        me,
      ),
    response: expect.stringMatching(/\S/),
  },
  {
    operation: 'augmentCharacter',
    status: 200,
    when: 'tags are asked for',
    viewer: 'mira',
    call: (me) =>
      augmentCharacter(
        {
          name: '',
          personalities: [],
          description: 'Keeps a lighthouse.',
          backgroundDescription: '',
          augmentField: 'tags',
        },
        me,
      ),
    response: expect.arrayContaining(['lighthouse']),
  },
  {
    operation: 'downloadCharacterCard',
    status: 200,
    when: 'anyone asks',
    call: (me) => downloadCharacterCard(OTHERS, { spec: 'v2' }, me),
    response: expect.objectContaining({ name: 'Nine_v2.png', type: 'image/png' }),
  },
  notFound('downloadCharacterCard', (id, me) => downloadCharacterCard(id, {}, me)),
  {
    operation: 'likeCharacter',
    status: 200,
    when: 'it was not liked',
    viewer: 'jonas',
    call: (me) => likeCharacter(OTHERS, me),
    response: { isLiked: true },
  },
  {
    operation: 'likeCharacter',
    status: 403,
    when: 'the account may not like (no account of the fixtures is so: a fault)',
    viewer: 'jonas',
    faults: [{ operation: 'likeCharacter', status: 403, detail: 'You cannot perform this action.' }],
    call: (me) => likeCharacter(OTHERS, me),
    response: NOT_YOURS,
  },
  notFound('likeCharacter', likeCharacter, 'jonas'),
  {
    operation: 'unlikeCharacter',
    status: 200,
    when: 'it was liked',
    viewer: 'mira',
    call: (me) => unlikeCharacter(OTHERS, me),
    response: { isLiked: false },
  },
  {
    operation: 'unlikeCharacter',
    status: 403,
    when: 'the account may not like (a fault)',
    viewer: 'mira',
    faults: [{ operation: 'unlikeCharacter', status: 403 }],
    call: (me) => unlikeCharacter(OTHERS, me),
  },
  notFound('unlikeCharacter', unlikeCharacter, 'mira'),
  {
    operation: 'reportCharacter',
    status: 200,
    when: 'signed in',
    viewer: 'jonas',
    call: (me) => reportCharacter({ id: OTHERS, category: 'Duplicate / Spam', optionalMessage: '' }, me),
  },
  notFound('reportCharacter', (id, me) => reportCharacter({ id, category: 'Other' }, me), 'jonas'),
]
