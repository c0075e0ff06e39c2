import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readPictures } from './pictures.ts'

function folders() {
  const root = mkdtempSync(join(tmpdir(), 'review-'))
  const results = join(root, 'results')
  const baselines = join(root, 'baselines')
  mkdirSync(join(results, 'visual-explore'), { recursive: true })
  mkdirSync(baselines)
  const put = (path: string, text: string) => writeFileSync(join(root, path), text)
  put('baselines/explore-390.png', 'old')
  put('results/visual-explore/explore-390-expected.png', 'old')
  put('results/visual-explore/explore-390-actual.png', 'changed')
  put('results/visual-explore/explore-1280-actual.png', 'first')
  return { results, baselines }
}

it('lists changed and new pictures, and accepts them', () => {
  const where = folders()
  const pictures = readPictures(where)
  expect(pictures.list()).toEqual([
    { name: 'explore-1280', state: 'new' },
    { name: 'explore-390', state: 'changed' },
  ])
  for (const { name } of pictures.list()) pictures.accept(name)
  expect(pictures.list().every(({ state }) => state === 'accepted')).toBe(true)
  const baseline = (name: string) => readFileSync(join(where.baselines, name), 'utf8')
  expect([baseline('explore-390.png'), baseline('explore-1280.png')]).toEqual(['changed', 'first'])
  expect(readFileSync(pictures.fileOf('explore-390', 'before')!, 'utf8')).toBe('old')
  expect(pictures.fileOf('explore-1280', 'before')).toBeUndefined()
})

it.for(['../explore-390', '/etc/passwd'])('refuses the name "%s"', (name) => {
  const where = folders()
  const pictures = readPictures(where)
  expect(() => pictures.accept(name)).toThrow('The last run left no picture')
  expect(pictures.fileOf(name, 'after')).toBeUndefined()
  expect(readdirSync(where.baselines)).toEqual(['explore-390.png'])
})
