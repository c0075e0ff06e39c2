import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { filesNamed } from './filesNamed.ts'

const FILES = ['src/features/chat/ChatPage.stories.tsx', 'src/features/chats/ChatsPage.stories.tsx']

it.for([
  { word: 'src/features/chat', names: [0] },
  { word: './src/features/chats/', names: [1] },
  { word: resolve('src/features/chats'), names: [1] },
  { word: 'src/features/chat/ChatPage.stories.tsx', names: [0] },
  { word: 'ChatsPage', names: [1] },
  { word: 'src', names: [0, 1] },
  { word: '.', names: [0, 1] },
  { word: 'src/features/Nope', names: [] },
  { word: '../src/features/chat', names: [] },
])('$word names the files $names', ({ word, names }) => {
  expect(filesNamed(word, FILES)).toEqual(names.map((at) => FILES[at]))
})
