import { expect, it } from 'vitest'
import { optionsOfPlaywright } from './changed.ts'

const optionsFor = (...files: string[]) => optionsOfPlaywright(files, 'abc', ['chat', 'chats-list', 'search'])

it('after changes of tests and documents, runs what imports them', () => {
  expect(optionsFor('tests/e2e/search.e2e.ts', 'docs/ci.md', 'src/lib/a.test.ts')).toEqual(['--only-changed=abc'])
})

it('after changes of features, leaves out what bears the name of another feature', () => {
  const [option = ''] = optionsFor('src/features/chat/composer/Composer.tsx', 'tests/e2e/search-pages.e2e.ts')
  const isLeftOut = (title: string) => new RegExp(option.replace('--grep-invert=', '')).test(title)
  expect(isLeftOut('journeys e2e/chats-list.e2e.ts a chat is deleted')).toBe(true)
  expect(isLeftOut('journeys e2e/chats-list-pages.e2e.ts a page')).toBe(true)
  expect(isLeftOut('visual visual/stories.visual.ts story features-chats-list-chatspage--empty')).toBe(true)
  expect(isLeftOut('journeys e2e/chat.e2e.ts a message is sent')).toBe(false)
  expect(isLeftOut('journeys e2e/search.e2e.ts of the feature of a changed file')).toBe(false)
  expect(isLeftOut('journeys e2e/permissions.e2e.ts of every feature')).toBe(false)
  expect(isLeftOut('visual visual/stories.visual.ts story features-chat-chatpage--loaded')).toBe(false)
})

it('after every other change, runs all', () => {
  expect(optionsFor('src/features/chat/a.ts', 'src/api/calls/chats.ts')).toEqual([])
  expect(optionsFor('package.json')).toEqual([])
})
