import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PAGES } from '#src/product/pages.ts'
import { PAGES_OF_FOLDERS, pageOfStory } from './pageOfStory.ts'

it.for([
  { title: 'features/chats-list/ChatsPage', args: {}, page: '/chats' },
  { title: 'features/chat/ChatPage', args: { characterId: 'a1' }, page: '/chat/character/a1' },
  { title: 'features/character-editor/EditCharacterPage', args: { characterId: 'a1' }, page: '/characters/edit/a1' },
  { title: 'features/accounts/VerifyEmailPage', args: { token: 'a+b' }, page: '/verify-email?token=a%2Bb' },
  {
    title: 'features/search/SearchPage',
    args: { search: { query: 'sea', order: 'latest', page: 2, ts: undefined } },
    page: '/search?query=sea&order=latest&page=2',
  },
  { title: 'features/chat/header/ChatHeader', args: {}, page: undefined },
])('$title is on $page', ({ title, args, page }) => {
  expect(pageOfStory(title, args)).toBe(page)
})

it('has pages for every feature folder except accounts, and only existing pages', () => {
  const withoutPathInStories = readdirSync('src/features').filter((folder) => folder !== 'accounts')
  const missing = withoutPathInStories
    .filter((folder) => !Object.hasOwn(PAGES_OF_FOLDERS, folder))
    .map((folder) => `Add '${folder}' with its pages to PAGES_OF_FOLDERS in .storybook/pageOfStory.ts.`)
  expect(missing).toEqual([])
  expect(Object.keys(PAGES_OF_FOLDERS).filter((folder) => !withoutPathInStories.includes(folder))).toEqual([])
  const named = Object.values(PAGES_OF_FOLDERS).flat()
  expect(named.filter((page) => !Object.hasOwn(PAGES, page))).toEqual([])
})
