import { expect, it } from 'vitest'
import { toBase64url } from '#mocks/accounts/tokens.ts'
import { carriedEdits, dataPage } from './dataOfPage.ts'

it.for([
  ['features/chats-list/ChatsPage', {}, {}, '/chats'],
  ['features/chats-list/ChatsFailures', { path: '/chats' }, {}, '/chats'],
  ['features/character-page/CharacterPage', {}, { characterId: 'nine' }, '/character/nine'],
  ['features/character-page/Actions', {}, { characterId: 'nine' }, undefined],
  ['features/character-editor/CreateCharacterPage', {}, {}, undefined],
  ['features/accounts/SignInPage', { path: '/signin' }, {}, undefined],
  ['ui/Banner', {}, {}, undefined],
] as const)('the page with records of %s with %j and %j is %s', ([title, world, args, page]) => {
  expect(dataPage(title, world, args)).toBe(page)
})

it('reads the changes in the address, or says why not', () => {
  const edits = { characters: { nine: { name: 'كلما' } } }
  const data = toBase64url(JSON.stringify(edits))
  expect(carriedEdits({ data })).toEqual({ edits })
  expect(carriedEdits({})).toEqual({})
  expect(carriedEdits({ data: data.slice(0, -4) })).toEqual({ problem: 'It is not valid JSON. It may be cut short.' })
  expect(carriedEdits({ data: '!' })).toEqual({ problem: 'It is not valid base64url. It may be cut short.' })
})
