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
import type { CharacterBody } from '#src/api/generated/schemas/characterBody.ts'
import type { CallCase } from './callCase.ts'

/** Public; Mira's. */
const OWN = characterId('aria')
/** Public; another user's. */
const OTHERS = characterId('nine')
/** Private; another user's. */
const HIDDEN = characterId('the-second-map')
const NOBODY = characterId('nobody-at-all')

export const draft: CharacterBody = {
  name: 'Ilse of the Bridges',
  description: 'Counts bridges for a living, and boats for pleasure.',
  backgroundDescription: 'A hut with four windows and a very long ledger.',
  isPublic: true,
  personalities: [{ name: 'patient', strength: 'quite a lot' }],
  greetings: { main: 'Four hundred and two. You?', alternatives: ['Mind the step.'] },
  tags: ['bridges', 'quiet'],
}
const NOT_FOUND = { detail: 'Character not found.' }
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
  {
    operation: 'readCharacter',
    status: 404,
    when: 'it is private',
    viewer: 'mira',
    call: (me) => readCharacter(HIDDEN, me),
    response: NOT_FOUND,
  },
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
  {
    operation: 'updateCharacter',
    status: 403,
    when: 'it is somebody else’s',
    viewer: 'mira',
    call: (me) => updateCharacter(OTHERS, draft, me),
    response: NOT_YOURS,
  },
  {
    operation: 'updateCharacter',
    status: 404,
    when: 'it is somebody else’s and private',
    viewer: 'mira',
    call: (me) => updateCharacter(HIDDEN, draft, me),
    response: NOT_FOUND,
  },
  {
    operation: 'deleteCharacter',
    status: 204,
    when: 'it is the caller’s own',
    viewer: 'mira',
    call: (me) => deleteCharacter({ character_id: OWN }, me),
  },
  {
    operation: 'deleteCharacter',
    status: 403,
    when: 'it is somebody else’s',
    viewer: 'mira',
    call: (me) => deleteCharacter({ character_id: OTHERS }, me),
    response: NOT_YOURS,
  },
  {
    operation: 'deleteCharacter',
    status: 404,
    when: 'there is none',
    viewer: 'mira',
    call: (me) => deleteCharacter({ character_id: NOBODY }, me),
    response: NOT_FOUND,
  },
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
  {
    operation: 'readOwnership',
    status: 404,
    when: 'there is none',
    viewer: 'mira',
    call: (me) => readOwnership(NOBODY, me),
    response: NOT_FOUND,
  },
  {
    operation: 'readStats',
    status: 200,
    when: 'the caller likes it',
    viewer: 'mira',
    call: (me) => readStats(OTHERS, me),
    response: { isLiked: true, likeCount: expect.any(Number) },
  },
  {
    operation: 'readStats',
    status: 404,
    when: 'it is private',
    call: (me) => readStats(HIDDEN, me),
    response: NOT_FOUND,
  },
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
  {
    operation: 'downloadCharacterCard',
    status: 404,
    when: 'it is private',
    call: (me) => downloadCharacterCard(HIDDEN, {}, me),
    response: NOT_FOUND,
  },
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
  {
    operation: 'likeCharacter',
    status: 404,
    when: 'it is private',
    viewer: 'jonas',
    call: (me) => likeCharacter(HIDDEN, me),
    response: NOT_FOUND,
  },
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
  {
    operation: 'unlikeCharacter',
    status: 404,
    when: 'there is none',
    viewer: 'mira',
    call: (me) => unlikeCharacter(NOBODY, me),
    response: NOT_FOUND,
  },
  {
    operation: 'reportCharacter',
    status: 200,
    when: 'signed in',
    viewer: 'jonas',
    call: (me) => reportCharacter({ id: OTHERS, category: 'Duplicate / Spam', optionalMessage: '' }, me),
  },
  {
    operation: 'reportCharacter',
    status: 404,
    when: 'it is private',
    viewer: 'jonas',
    call: (me) => reportCharacter({ id: HIDDEN, category: 'Other' }, me),
    response: NOT_FOUND,
  },
]
