import { mkdtempSync, readdirSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { storedResults } from './storedResults.ts'

const DAY_S = 24 * 60 * 60
const newFolder = () => join(mkdtempSync(join(tmpdir(), 'perigee-results-')), 'results')

it('works once for one source, and again for another one', async () => {
  const folder = newFolder()
  const work = vi.fn(() => Promise.resolve('result'))
  expect(await storedResults(folder).of('a', work)).toBe('result')
  expect(await storedResults(folder).of('a', work)).toBe('result')
  expect(work).toHaveBeenCalledTimes(1)
  await storedResults(folder).of('b', work)
  expect(work).toHaveBeenCalledTimes(2)
})

it('stores nothing if the work fails', async () => {
  const results = storedResults(newFolder())
  await expect(results.of('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await results.of('a', () => Promise.resolve('yes'))).toBe('yes')
})

it('removes what nothing has used for two weeks', async () => {
  const folder = newFolder()
  const results = storedResults(folder)
  await results.prune()
  await results.of('old', () => Promise.resolve('old'))
  const [old = ''] = readdirSync(folder)
  await results.of('new', () => Promise.resolve('new'))
  const then = Date.now() / 1000 - 15 * DAY_S
  utimesSync(join(folder, old), then, then)
  await results.prune()
  expect(readdirSync(folder)).toHaveLength(1)
  expect(readdirSync(folder)).not.toContain(old)
})

it('a used result is not old', async () => {
  const folder = newFolder()
  const results = storedResults(folder)
  await results.of('a', () => Promise.resolve('a'))
  const [name = ''] = readdirSync(folder)
  const then = Date.now() / 1000 - 15 * DAY_S
  utimesSync(join(folder, name), then, then)
  await results.of('a', () => Promise.reject(new Error('It is stored.')))
  await results.prune()
  expect(readdirSync(folder)).toEqual([name])
})
