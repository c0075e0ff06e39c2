import { expect, it } from 'vitest'
import { gather } from './gather.ts'
import type { StoryRecord } from './storyRecord.ts'
import { playedTexts } from './storySources.ts'

const record: StoryRecord = {
  id: 'chats--fails',
  title: 'chats',
  width: 1280,
  viewer: 'mira',
  scenario: null,
  path: null,
  pageTitle: null,
  headings: ['Chats'],
  words: ['Chats', 'Delete', 'Nobody said a word.'],
  outOfView: ['Nobody said a word.'],
  controls: ['button Delete'],
  calls: ['deleteChat 500'],
}
const source = {
  id: 'chats--fails',
  name: 'Fails',
  file: 'chats.stories.tsx',
  description: 'It fails.',
  played: ['Delete', 'Wait…'],
}
const sources = { stories: [source], files: { 'chats.stories.tsx': 'one' } }

it('merges a record and its source, and keeps each text once', () => {
  const { atlas, missing } = gather(sources, () => record, [])
  expect(missing).toEqual([])
  expect(atlas[0]?.states).toEqual([
    { ...record, name: 'Fails', words: ['Nobody said a word.'], description: 'It fails.', played: ['Wait…'] },
  ])
})

it('keeps the entry of a story that was not run until its file changes, then reports it as missing', () => {
  const { atlas } = gather(sources, () => record, [])
  expect(gather(sources, () => undefined, atlas).atlas).toEqual(atlas)
  const changed = { ...sources, files: { 'chats.stories.tsx': 'other' } }
  expect(gather(changed, () => undefined, atlas).missing).toEqual([source])
})

it('reads the user-visible texts from a play function', () => {
  const code = `await canvas.findByText('Loading messages...')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    faults: [{ operation: 'listMessages' }]`
  expect(playedTexts(code)).toEqual(['Loading messages...', 'Try again'])
})
