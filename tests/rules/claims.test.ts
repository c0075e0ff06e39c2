import { describe, expect, it } from 'vitest'
import { claimsOf } from './claims.ts'

const rulesOf = (path: string, code: string) => claimsOf(path, code).claims.map(({ rule }) => rule)

describe('a unit test', () => {
  it('claims the rows in the data of it.for', () => {
    const code = `it.for([{ rows: ['A1-01'] }, { rows: ['A1-02', 'B2.10-03'] as const }])('$rows hold', () => { expect(1) })`
    expect(claimsOf('x.test.ts', code).claims).toEqual([
      { rule: 'A1-01', test: '$rows hold', line: 1 },
      { rule: 'A1-02', test: '$rows hold', line: 1 },
      { rule: 'B2.10-03', test: '$rows hold', line: 1 },
    ])
  })
  it('may keep its data in a constant', () => {
    expect(
      rulesOf('x.test.ts', `const cases = [{ rows: ['A1-01'] }]\nit.for(cases)('…', () => { expect(1) })`),
    ).toEqual(['A1-01'])
    const mapped = `const cases = [{ rows: ['A1-01'] }]\nit.for(cases.map((c) => c))('…', () => { expect(1) })`
    expect(rulesOf('x.test.ts', mapped)).toEqual(['A1-01'])
  })
  it.for([
    { skipped: `it.skip.for([{ rows: ['A1-01'] }])('…', () => { expect(1) })` },
    { skipped: `describe.skip('…', () => { it.for([{ rows: ['A1-01'] }])('…', () => { expect(1) }) })` },
    { skipped: `describe.skipIf(x)('…', () => { it.for([{ rows: ['A1-01'] }])('…', () => { expect(1) }) })` },
    { skipped: `const cases = [{ rows: ['A1-01'] }]\nit.todo.for(cases)('…')` },
  ])('claims nothing while it is skipped: $skipped', ({ skipped }) => {
    expect(claimsOf('x.test.ts', skipped)).toEqual({ claims: [], misplaced: [] })
  })
  it('cannot claim outside the data of it.for', () => {
    expect(claimsOf('x.test.ts', `const cases = [{ rows: ['A1-01'] }]`).misplaced).toHaveLength(1)
    expect(claimsOf('x.test.ts', `it('…', () => { check({ rows: ['A1-01'] }) })`).misplaced).toHaveLength(1)
  })
  it('may use rows for other data', () => {
    expect(claimsOf('x.test.ts', `const table = { rows: ['one', 'two'] }`)).toEqual({ claims: [], misplaced: [] })
  })
})

describe('a test without an assertion', () => {
  it.for([
    { path: 'x.test.ts', code: `it.for([{ rows: ['A1-01'] }])('…', () => { call() })` },
    { path: 'X.stories.tsx', code: `export const A = meta.story({ tags: ['A1-01'], play: async () => { click() } })` },
    { path: 'x.e2e.ts', code: `test('…', { tag: '@A1-01' }, async ({ page }) => { await page.goto('/') })` },
  ])('claims nothing: $path', ({ path, code }) => {
    const { claims, misplaced } = claimsOf(path, code)
    expect(claims).toEqual([])
    expect(misplaced).toHaveLength(1)
  })
  it('may assert in a function of its file, or with a findBy query', () => {
    const helper = `const check = () => isRight()\nfunction isRight() { expect(1) }`
    expect(rulesOf('x.e2e.ts', `${helper}\ntest('…', { tag: '@A1-01' }, async () => { check() })`)).toEqual(['A1-01'])
    const found = `export const A = meta.story({ tags: ['A1-01'], play: ({ canvas }) => canvas.findByText('x') })`
    expect(rulesOf('X.stories.tsx', found)).toEqual(['A1-01'])
  })
})

describe('a story', () => {
  const play = 'play: async () => { expect(1) }'
  it('claims with its tags', () => {
    const code = `export const Empty = meta.story({ tags: ['A2.5-14', 'autodocs'], ${play} })`
    expect(claimsOf('X.stories.tsx', code).claims).toEqual([{ rule: 'A2.5-14', test: 'Empty', line: 1 }])
  })
  it('claims with the tags of one of its tests', () => {
    expect(rulesOf('X.stories.tsx', `Empty.test('…', { tags: ['A2.5-14'] }, async () => { expect(1) })`)).toEqual([
      'A2.5-14',
    ])
  })
  it('claims nothing while it is excluded from the tests', () => {
    expect(rulesOf('X.stories.tsx', `export const A = meta.story({ tags: ['!test', 'A1-01'], ${play} })`)).toEqual([])
  })
  it('claims nothing without a play function', () => {
    const { claims, misplaced } = claimsOf('X.stories.tsx', `export const A = meta.story({ tags: ['A1-01'] })`)
    expect(claims).toEqual([])
    expect(misplaced).toHaveLength(1)
  })
  it('claims for itself, not for all stories of a file', () => {
    expect(claimsOf('X.stories.tsx', `const meta = preview.meta({ tags: ['A1-01'] })`).misplaced).toHaveLength(1)
  })
})

describe('a Playwright test', () => {
  it('claims with its tags', () => {
    expect(rulesOf('x.e2e.ts', `test('…', { tag: ['@A1-01', '@slow'] }, async () => { expect(1) })`)).toEqual(['A1-01'])
    expect(rulesOf('x.e2e.ts', `test('…', { tag: '@A1-01' }, async () => { expect(1) })`)).toEqual(['A1-01'])
  })
  it.for([
    { skipped: `test.skip('…', { tag: '@A1-01' }, async () => { expect(1) })` },
    { skipped: `test.fixme('…', { tag: '@A1-01' }, async () => { expect(1) })` },
    { skipped: `test.describe.skip('…', () => { test('…', { tag: '@A1-01' }, async () => { expect(1) }) })` },
    { skipped: `test('…', { tag: '@A1-01' }, async () => { test.skip() })` },
  ])('claims nothing while it is skipped: $skipped', ({ skipped }) => {
    expect(claimsOf('x.e2e.ts', skipped)).toEqual({ claims: [], misplaced: [] })
  })
  it('still claims when it is skipped in one project only', () => {
    const code = `test('…', { tag: '@A1-01' }, async ({}, info) => { test.skip(info.project.name === 'live', 'why'); expect(1) })`
    expect(rulesOf('x.e2e.ts', code)).toEqual(['A1-01'])
  })
  it('claims for itself, not for a group', () => {
    const code = `test.describe('…', { tag: '@A1-01' }, () => {})`
    expect(claimsOf('x.e2e.ts', code).misplaced).toHaveLength(1)
  })
  it('marks its tags with @', () => {
    expect(claimsOf('x.e2e.ts', `test('…', { tag: 'A1-01' }, async () => { expect(1) })`).misplaced).toHaveLength(1)
  })
})
