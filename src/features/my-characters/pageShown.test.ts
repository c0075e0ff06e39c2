import { expect, it } from 'vitest'
import { pageAwaited, pageShown } from './pageShown.ts'

const characters = (number: number) => Array.from({ length: number }, (_, index) => ({ id: `c${index}`, name: 'N' }))
const meta = (total: number, pages: number, page = 1) => ({ page, limit: 11, total_results: total, total_pages: pages })

it.for([
  { what: 'nothing', response: null, total: 0, pages: 0 },
  { what: 'no count', response: { data: characters(2) }, total: 2, pages: 1 },
  { what: 'no list', response: { meta: meta(0, 0) }, total: 0, pages: 0 },
])('a response with $what is still a page', ({ response, total, pages }) => {
  expect(pageShown(response, 11)).toMatchObject({ total, pages })
})

it.for([
  { from: 11, total: 30, page: 2, standIns: 11, missing: 0 },
  { from: 11, total: 30, page: 3, standIns: 8, missing: 0 },
  { from: 8, total: 30, page: 1, standIns: 8, missing: 3 },
  { from: 5, total: 5, page: 1, standIns: 5, missing: 0 },
  { from: 5, total: 5, page: 2, standIns: 0, missing: 0 },
])('page $page of $total has its placeholder rows before it loads', ({ from, total, page, standIns, missing }) => {
  const before = pageShown(
    { data: characters(from), meta: meta(total, Math.ceil(total / 11), from < 11 ? Math.ceil(total / 11) : 1) },
    11,
  )
  const awaited = pageAwaited(before, { page, size: 11 })
  expect([awaited.characters.length, awaited.missing, awaited.total]).toEqual([standIns, missing, total])
})
