import { expect, it } from 'vitest'
import { gather, withoutFiles } from './gather.ts'
import { atlasText } from './atlasFile.ts'
import { ATLAS_VERSION, type StoryRecord } from './storyRecord.ts'
import { playedTexts } from './storySources.ts'

const record: StoryRecord = {
  id: 'chats--fails',
  name: 'Fails',
  title: 'chats',
  width: 1280,
  viewer: 'mira',
  scenario: null,
  path: null,
  pageTitle: null,
  headings: ['Chats'],
  words: ['Chats', 'Delete', 'Nobody said a word.'],
  controls: ['button Delete'],
  calls: ['deleteChat 500'],
}
const source = { id: 'chats--fails', file: 'chats.stories.tsx', description: 'It fails.', played: ['Delete', 'Wait…'] }
const sources = { stories: [source], files: { 'chats.stories.tsx': 'one' } }

it('merges a record and its source, and keeps each text once', () => {
  const { atlas, missing } = gather(sources, () => record, undefined)
  expect(missing).toEqual([])
  expect(atlas.states).toEqual([
    { ...record, words: ['Nobody said a word.'], description: 'It fails.', played: ['Wait…'] },
  ])
})

it('keeps the entry of a story that was not run until its file changes, then reports it as missing', () => {
  const { atlas } = gather(sources, () => record, undefined)
  expect(gather(sources, () => undefined, atlas).atlas).toEqual(atlas)
  const changed = { ...sources, files: { 'chats.stories.tsx': 'other' } }
  expect(gather(changed, () => undefined, atlas).missing).toEqual([source])
})

it('reports a story without a record as missing if the previous atlas does not count for its file', () => {
  const { atlas } = gather(sources, () => record, undefined)
  expect(gather(sources, () => undefined, withoutFiles(atlas, [source.file])).missing).toEqual([source])
  expect(gather(sources, () => undefined, withoutFiles(atlas, ['other.stories.tsx'])).missing).toEqual([])
})

it('writes the same text for any order of stories, with one line per story', () => {
  const other = { ...record, id: 'a--b', description: '', played: [] }
  const { states } = gather(sources, () => record, undefined).atlas
  const text = (list: typeof states) => atlasText({ version: ATLAS_VERSION, files: { b: '1', a: '2' }, states: list })
  expect(text([...states, other])).toBe(text([other, ...states]))
  expect(
    text([...states, other])
      .split('\n')
      .filter((line) => line.startsWith('{"id"')),
  ).toHaveLength(2)
})

it('reads the user-visible texts from a play function', () => {
  const code = `await canvas.findByText('Loading messages...')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    faults: [{ operation: 'listMessages' }]`
  expect(playedTexts(code)).toEqual(['Loading messages...', 'Try again'])
})
