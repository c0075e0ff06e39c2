import { describe, expect, it } from 'vitest'
import { reachedTests } from './reachedTests.ts'
import type { AllTests, Journey } from './reachedTests.ts'
import { referencesOf } from './sourceGraph.ts'
import type { SourceGraph } from './sourceGraph.ts'

/** A small app: a page of chats, a dialog that loads later, a mock server with a fixture. */
const CODE: Record<string, string> = {
  'src/main.tsx': `import '#src/app/createApp.tsx'; import('#mocks/server.ts')`,
  'src/app/createApp.tsx': `import '#src/routes/_shell/chats.tsx'; import '#src/routes/_shell/search.tsx'`,
  'src/routes/_shell/chats.tsx': `import '#src/api/chats.ts'; import { ChatsPage } from '#src/chats/ChatsPage.tsx'`,
  'src/routes/_shell/search.tsx': `import { SearchPage } from '#src/search/SearchPage.tsx'`,
  'src/api/chats.ts': '',
  'src/chats/ChatsPage.tsx': `import '../ui/Button.tsx'; const open = () => import('./ReportDialog.tsx')`,
  'src/chats/ReportDialog.tsx': `import './ReportDialog.module.css'`,
  'src/chats/ReportDialog.module.css': `@import './colours.css';`,
  'src/chats/ReportDialog.stories.tsx': `import './ReportDialog.tsx'`,
  'src/search/SearchPage.tsx': `import '../ui/Button.tsx'; import words from './words.json'`,
  'src/search/SearchPage.stories.tsx': `import './SearchPage.tsx'`,
  'src/search/words.test.ts': `import words from './words.json' with { type: 'json' }`,
  'src/ui/Button.tsx': `import type { Size } from '#src/ui/size.ts'`,
  'src/ui/size.ts': '',
  'src/ui/size.test.ts': `import './size.ts'`,
  'src/app/styles.test.ts': `import { readFileSync } from 'node:fs'`,
  'mocks/server.ts': `import './fixtures/users.ts'`,
  'mocks/fixtures/users.ts': '',
  '.storybook/preview.tsx': `import '#src/app/createApp.tsx'; import '#mocks/server.ts'`,
  'tests/support/test.ts': `import '#mocks/server.ts'`,
  'tests/e2e/chats.e2e.ts': `import { test } from '#tests/support/test.ts'`,
  'tests/e2e/search.e2e.ts': `import { test } from '#tests/support/test.ts'`,
  'tests/visual/screens.visual.ts': `import { test } from '#tests/support/test.ts'`,
  'tests/visual/stories.visual.ts': '',
}
const LAZY = {
  'mocks/server.ts': ['src/main.tsx'],
  'src/chats/ReportDialog.tsx': ['src/chats/ChatsPage.tsx'],
  'src/routes/_shell/chats.tsx?tsr-split=component': ['src/routes/_shell/chats.tsx'],
  'src/routes/_shell/search.tsx?tsr-split=component': ['src/routes/_shell/search.tsx'],
}
const record = {
  lazy: LAZY,
  tests: {},
  loads: {
    'tests/e2e/chats.e2e.ts › the list': [0, 2],
    'tests/e2e/chats.e2e.ts › a report': [0, 1, 2],
    'tests/e2e/search.e2e.ts › words': [0, 3],
    'tests/visual/screens.visual.ts › chats': [0, 2],
    'tests/visual/screens.visual.ts › search': [0, 3],
    'src/chats/ReportDialog.stories.tsx': [],
    'src/search/SearchPage.stories.tsx': [],
  },
}
const journey = (file: string, title: string, parts: Partial<Journey> = {}): Journey => ({
  project: 'journeys',
  file,
  titles: [title],
  ...parts,
})
const picture = (file: string, title: string, storyFile?: string) =>
  journey(`tests/visual/${file}`, title, { project: 'visual', ...(storyFile !== undefined && { storyFile }) })
const all: AllTests = {
  unit: ['src/search/words.test.ts', 'src/ui/size.test.ts', 'src/app/styles.test.ts'],
  stories: ['src/chats/ReportDialog.stories.tsx', 'src/search/SearchPage.stories.tsx'],
  e2e: [
    journey('tests/e2e/chats.e2e.ts', 'the list'),
    journey('tests/e2e/chats.e2e.ts', 'a report'),
    journey('tests/e2e/search.e2e.ts', 'words'),
  ],
  visual: [
    picture('screens.visual.ts', 'chats'),
    picture('screens.visual.ts', 'search'),
    picture('stories.visual.ts', 'story report', 'src/chats/ReportDialog.stories.tsx'),
    picture('stories.visual.ts', 'story results', 'src/search/SearchPage.stories.tsx'),
  ],
}
const graphOf = (code: Record<string, string>): SourceGraph =>
  new Map(Object.entries(code).flatMap(([path, text]) => referencesOf(path, text)))

const KNOWN = { graph: graphOf(CODE), record, hasChanged: () => false }

/** The tests that run, by their file or title. */
function reachedBy(changed: string[], code: Record<string, string> = {}, tests: AllTests = all) {
  const reached = reachedTests(tests, changed, { ...KNOWN, graph: graphOf({ ...CODE, ...code }) })
  return {
    unit: reached.unit.run.map((file) => file.replace(/.*\//, '')),
    stories: reached.stories.run.map((file) => file.replace(/.*\//, '')),
    e2e: reached.e2e.run.map(({ titles }) => titles.join(' › ')),
    visual: reached.visual.run.map(({ titles }) => titles.join(' › ')),
  }
}
const ALL = reachedBy(['package.json'])
const READERS = ['styles.test.ts']

it.for([
  { what: 'a component that loads later', file: 'src/chats/ReportDialog.tsx' },
  { what: 'its style sheet', file: 'src/chats/ReportDialog.module.css' },
  { what: 'a style sheet that another imports', file: 'src/chats/colours.css' },
])('$what reaches what loads it', ({ file }) => {
  expect(reachedBy([file])).toEqual({
    unit: READERS,
    stories: ['ReportDialog.stories.tsx'],
    e2e: ['a report'],
    visual: ['story report'],
  })
})

it('a screen reaches the journeys and pictures that opened it', () => {
  expect(reachedBy(['src/chats/ChatsPage.tsx'])).toEqual({
    unit: READERS,
    stories: [],
    e2e: ['the list', 'a report'],
    visual: ['chats'],
  })
})

it('a JSON file reaches its importers', () => {
  expect(reachedBy(['src/search/words.json'])).toEqual({
    unit: ['words.test.ts', ...READERS],
    stories: ['SearchPage.stories.tsx'],
    e2e: ['words'],
    visual: ['search', 'story results'],
  })
})

it('a component of two screens reaches both, a type nobody but its own test', () => {
  expect(reachedBy(['src/ui/Button.tsx']).e2e).toEqual(['the list', 'a report', 'words'])
  expect(reachedBy(['src/ui/size.ts'])).toEqual({
    unit: ['size.test.ts', ...READERS],
    stories: [],
    e2e: [],
    visual: [],
  })
})

it('a deleted file reaches the file that still imports it', () => {
  const { 'src/chats/ReportDialog.module.css': _, ...without } = CODE
  const reached = reachedTests(all, ['src/chats/ReportDialog.module.css'], { ...KNOWN, graph: graphOf(without) })
  expect(reached.stories.run).toEqual(['src/chats/ReportDialog.stories.tsx'])
})

it('a new file reaches nothing until something imports it', () => {
  expect(reachedBy(['src/chats/New.tsx'], { 'src/chats/New.tsx': '' })).toEqual({
    unit: READERS,
    stories: [],
    e2e: [],
    visual: [],
  })
  const used = { 'src/chats/New.tsx': '', 'src/chats/ReportDialog.tsx': `import './New.tsx'` }
  expect(reachedBy(['src/chats/New.tsx'], used).e2e).toEqual(['a report'])
})

it('a renamed file, changed under both names, reaches its importers', () => {
  const renamed = { 'src/chats/Report.tsx': '', 'src/chats/ReportDialog.stories.tsx': `import './Report.tsx'` }
  const reached = reachedBy(['src/chats/ReportDialog.tsx', 'src/chats/Report.tsx'], renamed)
  expect(reached).toMatchObject({ stories: ['ReportDialog.stories.tsx'], e2e: ['a report'] })
})

it('a changed test reaches itself', () => {
  expect(reachedBy(['src/ui/size.test.ts']).unit).toEqual(['size.test.ts', ...READERS])
  expect(reachedBy(['src/search/SearchPage.stories.tsx'])).toMatchObject({
    stories: ['SearchPage.stories.tsx'],
    e2e: [],
    visual: ['story results'],
  })
  expect(reachedBy(['tests/e2e/search.e2e.ts'])).toMatchObject({ stories: [], e2e: ['words'], visual: [] })
  expect(reachedBy(['tests/visual/stories.visual.ts']).visual).toEqual(['story report', 'story results'])
})

it('a picture reaches the test that compares it', () => {
  expect(reachedBy(['tests/visual/baselines/chats-390.png']).visual).toEqual(['chats'])
  expect(reachedBy(['tests/visual/baselines/story-report-1280.png']).visual).toEqual(['story report'])
})

it('documentation reaches nothing', () => {
  const nothing = { unit: [], stories: [], e2e: [], visual: [] }
  expect(reachedBy(['README.md', 'docs/ci.md', 'docs/panel.png', 'src/api/README.md'])).toEqual(nothing)
})

describe('everything of a stage runs', () => {
  it('after a change of the packages, the contract or generated code', () => {
    expect(ALL.unit).toHaveLength(3)
    for (const file of ['openapi/paths/chats.yaml', 'src/api/generated/chats/reads.ts', 'vite.config.ts'])
      expect(reachedBy([file])).toEqual(ALL)
  })

  it('after a change of a file of an unknown kind', () => {
    expect(reachedBy(['somewhere/else.bin'])).toEqual(ALL)
  })

  it('after a change of a fixture that every page loads', () => {
    expect(reachedBy(['mocks/fixtures/users.ts'])).toEqual({ ...ALL, unit: READERS })
  })

  it('after a change of the frame, with its reason', () => {
    const { e2e, stories } = reachedTests(all, ['src/app/createApp.tsx'], KNOWN)
    expect(e2e).toEqual({ run: all.e2e, leftOut: 0, because: 'src/app/createApp.tsx' })
    expect(stories.because).toBe('src/app/createApp.tsx')
  })

  it('after a change of the fixtures of Playwright', () => {
    expect(reachedBy(['tests/support/test.ts'])).toMatchObject({
      stories: [],
      e2e: ALL.e2e,
      visual: ['chats', 'search'],
    })
  })
})

describe('without a record', () => {
  it('a journey runs after any change of what it could load', () => {
    const tests = { ...all, e2e: [journey('tests/e2e/chats.e2e.ts', 'a new journey')] }
    expect(reachedBy(['src/search/SearchPage.tsx'], {}, tests).e2e).toEqual(['a new journey'])
    expect(reachedBy(['src/ui/size.ts'], {}, tests).e2e).toEqual([])
  })

  it('a test that has changed since it was recorded runs, too', () => {
    const hasChanged = (file: string) => file === 'tests/e2e/chats.e2e.ts'
    const { e2e } = reachedTests(all, ['src/search/SearchPage.tsx'], { ...KNOWN, hasChanged })
    expect(e2e.run.map(({ titles }) => titles[0])).toEqual(['the list', 'a report', 'words'])
  })

  it('a known file counts as loaded by a new importer', () => {
    const code = { 'src/search/SearchPage.tsx': `import('#src/chats/ReportDialog.tsx')` }
    expect(reachedBy(['src/chats/ReportDialog.tsx'], code).e2e).toEqual(['a report', 'words'])
  })

  it('a file that loads later counts as loaded by everything that loads its importer', () => {
    const code = { 'src/chats/ChatsPage.tsx': `import('./Menu.tsx')`, 'src/chats/Menu.tsx': '' }
    expect(reachedBy(['src/chats/Menu.tsx'], code)).toMatchObject({ e2e: ['the list', 'a report'], visual: ['chats'] })
  })
})

it('new and removed stories reach the journeys through Storybook', () => {
  const tests = { ...all, e2e: [journey('tests/storybook/toolbar.e2e.ts', 'the toolbar', { project: 'tools' })] }
  const loads = { 'tests/storybook/toolbar.e2e.ts › the toolbar': [] }
  const lazy = { ...LAZY, 'src/search/SearchPage.stories.tsx': [] }
  const known = { ...KNOWN, record: { ...record, lazy, loads } }
  expect(reachedTests(tests, ['src/search/SearchPage.stories.tsx'], known).e2e.run).toEqual([])
  expect(reachedTests(tests, ['src/search/Gone.stories.tsx'], known).e2e.run).toEqual(tests.e2e)
})
