import { describe, expect, it } from 'vitest'
import { characterId } from '#mocks/fixtures/ids.ts'
import { failure, tabOfMira } from '#tests/support/tabOfMira.ts'
import {
  createCharacterMutation,
  createdCharacterQuery,
  deleteCharacterMutation,
  forgetDeletedCharacter,
  updateCharacterMutation,
} from './characterEditing.ts'
import { augmentMutation, randomTraitsQuery } from './editorSuggestions.ts'
import { characterKeys, characterQuery, myCharactersQuery } from './characters.ts'
import type { AugmentField, CharacterBody, CharacterPage } from '../generated/calls.schemas.ts'

const FERRY = characterId('the-ferry-apprentice')
const BODY: CharacterBody = {
  name: 'Aria',
  description: 'Keeper of the last lighthouse.',
  backgroundDescription: 'A drowned coast.',
  isPublic: false,
  personalities: [{ name: 'patient', strength: 'quite a lot' }],
  greetings: { main: 'The lamp is lit.', alternatives: [] },
  tags: ['sea'],
}
const DRAFT = { name: '', personalities: [], description: '', backgroundDescription: '', augmentField: 'name' as const }
const MINE = { page: 1, limit: 50, sort_by: 'last_edited', sort_order: 'desc' } as const
const A_DAY_MS = 86_400_000

const { server, tab, logged, bodies, read, mutate, callsOf } = tabOfMira()
const augment = (augmentField: AugmentField = 'name', signal = new AbortController().signal) =>
  mutate(augmentMutation, { draft: { ...DRAFT, augmentField }, signal })

describe('a failed call', () => {
  it.for([{ rows: ['B8.1-14'] }])('to create a character without a response has the status 500', async () => {
    server.faults.add({ operation: 'createCharacter', network: 'fail' })
    expect(await failure(mutate(createCharacterMutation, BODY))).toMatchObject({
      status: 500,
      message: 'Failed creating the character.',
    })
  })

  it.for([{ rows: ['B8.1-16', 'NS-28', 'AMB-29'] }])('for traits names the invalid query parameter', async () => {
    const detail = [{ loc: ['query', 'count'], msg: 'bad', type: 'x' }]
    server.faults.add({ operation: 'listRandomTraits', status: 422, body: { detail } })
    const words = "Validation error for 'query.count': bad"
    expect(await failure(read(randomTraitsQuery))).toMatchObject({ message: words })
    expect(logged()).toContain(words)
  })
})

it.for([{ rows: ['B5.7-03', 'B8.1-10'] }])('an update without an id is not sent', async () => {
  const error = await failure(mutate(updateCharacterMutation, { id: '', body: BODY }))
  expect(error.message).toBe('Character ID is required for update.')
  expect(server.log.calls()).toEqual([])
})

describe('the request', () => {
  it.for([{ rows: ['B7-04', 'B3-04', 'B3-05', 'B3-06'] }])('to create', async () => {
    await mutate(createCharacterMutation, BODY)
    expect(bodies()).toEqual([{ path: 'POST /api/v1/characters/', body: BODY }])
  })

  it.for([{ rows: ['B7-05'] }])('to update', async () => {
    await mutate(updateCharacterMutation, { id: FERRY, body: BODY })
    expect(bodies()).toEqual([{ path: `PATCH /api/v1/characters/${FERRY}`, body: BODY }])
  })

  it.for([{ rows: ['B7-06', 'NS-10'] }])('to delete', async () => {
    await mutate(deleteCharacterMutation, FERRY)
    expect(callsOf('deleteCharacter')).toMatchObject([
      { method: 'DELETE', path: `/characters/?character_id=${FERRY}`, status: 204 },
    ])
    expect(bodies()).toEqual([])
  })

  it.for([
    { rows: ['B7-16', 'B7-17'], field: 'greeting_alternative' as const },
    { rows: ['B7-17'], field: 'tags' as const },
  ])('for a suggestion of $field', async ({ field }) => {
    expect(await augment(field)).toHaveProperty(field === 'tags' ? 'tags' : 'text')
    expect(bodies()).toEqual([{ path: 'POST /api/v1/characters/augment', body: { ...DRAFT, augmentField: field } }])
  })
})

it.for([
  { what: 'in Unix seconds', written: (ms: number) => Math.floor(ms / 1000) },
  { what: 'without a zone', written: (ms: number) => new Date(ms).toISOString().replace(/\.\d+Z$/, '') },
])('an earlier creation is found by its time $what', async ({ written }) => {
  const at = Date.now()
  await mutate(createCharacterMutation, BODY)
  const put = { path: ['data', '*', 'created_at'], puts: [{ value: written(at) }] }
  const alteration = { kind: 'field', operation: 'listMyCharacters', status: '200', ...put } as const
  server.follow({ name: 'new.yaml', differences: [{ title: 'times', alterations: [alteration] }] })
  const sentAt = (ms: number) => read(createdCharacterQuery({ body: BODY, at: new Date(ms).toISOString() }))
  expect(await sentAt(at)).toMatchObject({ name: BODY.name })
  expect(await sentAt(at + A_DAY_MS)).toBeNull()
})

it('a cancelled suggestion is not an error', async () => {
  const controller = new AbortController()
  server.faults.add({ operation: 'augmentCharacter', hold: true })
  const response = augment('name', controller.signal)
  controller.abort()
  expect(await response).toBeUndefined()
  expect(logged()).toEqual([])
})

describe('the cache after a change', () => {
  const mine = () => tab().client.getQueryData<CharacterPage>(myCharactersQuery(MINE).queryKey)
  const isStale = (queryKey: readonly unknown[]) => tab().client.getQueryState(queryKey)?.isInvalidated

  it.for([{ rows: ['NS-14'] }])('contains the saved character, and the lists are invalidated', async () => {
    await read(characterQuery(FERRY))
    await read(myCharactersQuery(MINE))
    await mutate(updateCharacterMutation, { id: FERRY, body: BODY })
    expect(tab().client.getQueryData(characterKeys.one(FERRY))).toMatchObject({ name: 'Aria' })
    expect(isStale(characterKeys.one(FERRY))).toBe(false)
    expect(isStale(myCharactersQuery(MINE).queryKey)).toBe(true)
  })

  it.for([{ rows: ['NS-14'] }])('has the deleted character in no list', async () => {
    await read(characterQuery(FERRY))
    await read(myCharactersQuery(MINE))
    expect(mine()?.data.map(({ id }) => id)).toContain(FERRY)
    await mutate(deleteCharacterMutation, FERRY)
    expect(mine()?.data.map(({ id }) => id)).not.toContain(FERRY)
    expect(isStale(myCharactersQuery(MINE).queryKey)).toBe(true)
    forgetDeletedCharacter(tab().client, FERRY)
    expect(tab().client.getQueryData(characterKeys.one(FERRY))).toBeUndefined()
  })

  it('accepts the deletion of a character that was deleted elsewhere', async () => {
    await mutate(deleteCharacterMutation, FERRY)
    await expect(mutate(deleteCharacterMutation, FERRY)).resolves.toBeUndefined()
  })
})
