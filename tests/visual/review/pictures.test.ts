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
  put('results/visual-explore/explore-390-diff.png', 'difference')
  put('results/visual-explore/explore-1280-actual.png', 'first')
  return { results, baselines, baseline: (name: string) => readFileSync(join(baselines, `${name}.png`), 'utf8') }
}

it('lists changed and new pictures', () => {
  expect(readPictures(folders()).list()).toEqual([
    { name: 'explore-1280', isNew: true },
    { name: 'explore-390', isNew: false },
  ])
})

it('accepts a changed picture, and reverts it', () => {
  const { baseline, ...where } = folders()
  const pictures = readPictures(where)
  pictures.accept('explore-390')
  pictures.accept('explore-390')
  expect(baseline('explore-390')).toBe('changed')
  expect(pictures.accepted()).toEqual(['explore-390'])
  expect(readFileSync(pictures.fileOf('explore-390', 'before')!, 'utf8')).toBe('old')
  pictures.undo('explore-390')
  pictures.undo('explore-390')
  expect(baseline('explore-390')).toBe('old')
  expect(pictures.accepted()).toEqual([])
})

it('accepts a new picture, and reverts it', () => {
  const { baseline, ...where } = folders()
  const pictures = readPictures(where)
  pictures.accept('explore-1280')
  expect(baseline('explore-1280')).toBe('first')
  expect(pictures.list()[0]).toEqual({ name: 'explore-1280', isNew: true })
  expect(pictures.fileOf('explore-1280', 'before')).toBeUndefined()
  pictures.undo('explore-1280')
  expect(readdirSync(where.baselines)).toEqual(['explore-390.png'])
})

it.for(['../explore-390', 'explore-391', '', '/etc/passwd'])('refuses the name "%s"', (name) => {
  const { baseline: _, ...where } = folders()
  const pictures = readPictures(where)
  for (const step of [pictures.accept, pictures.undo, (one: string) => pictures.fileOf(one, 'after')])
    expect(() => step(name)).toThrow('The last run left no picture')
  expect(readdirSync(where.baselines)).toEqual(['explore-390.png'])
})

it('a run without failures has no pictures to review', () => {
  const { baseline: _, ...where } = folders()
  const pictures = readPictures({ ...where, results: join(where.results, 'absent') })
  expect(pictures.list()).toEqual([])
  expect(pictures.takenAt()).toBeUndefined()
})
