import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { AllTests, Journey } from './reachedTests.ts'

const project = resolve(import.meta.dirname, '../..')
const filesLike = (...patterns: string[]) =>
  globSync(patterns, { cwd: project })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()

interface ListedSuite {
  suites?: ListedSuite[]
  title: string
  specs: {
    title: string
    file: string
    tests: { projectName: string; annotations: { type: string; description?: string }[] }[]
  }[]
}

/** The annotation of a picture that names the file of its story. */
export const STORY_FILE = 'story file'

/** The files of the unit tests and of the stories, and every journey and picture of these projects of Playwright. */
export function listedTests(projects: readonly string[]): AllTests {
  const journeys = projects.length > 0 ? listedJourneys(projects) : []
  return {
    unit: filesLike('{src,mocks,openapi,tests,.storybook}/**/*.test.{ts,tsx}'),
    stories: filesLike('src/**/*.stories.tsx', 'mocks/panel/**/*.stories.tsx'),
    e2e: journeys.filter((journey) => journey.project !== 'visual'),
    visual: journeys.filter((journey) => journey.project === 'visual'),
  }
}

function listedJourneys(projects: readonly string[]): Journey[] {
  const path = join(tmpdir(), `perigee-journeys-${randomUUID()}.json`)
  const { stderr } = spawnSync(
    join(project, 'node_modules', '.bin', 'playwright'),
    ['test', '-c', 'tests', '--list', '--reporter=json', ...projects.map((name) => `--project=${name}`)],
    {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, PERIGEE_PROGRESS: 'none', PLAYWRIGHT_JSON_OUTPUT_NAME: path },
      shell: process.platform === 'win32',
    },
  )
  try {
    const { suites } = JSON.parse(readFileSync(path, 'utf8')) as { suites: ListedSuite[] }
    return suites.flatMap((suite) => journeysIn(suite, []))
  } catch {
    throw new Error(`Playwright cannot list its tests\n${stderr}`)
  } finally {
    rmSync(path, { force: true })
  }
}

function journeysIn({ specs, suites = [] }: ListedSuite, above: string[]): Journey[] {
  return [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, annotations }): Journey => {
        const storyFile = annotations.find(({ type }) => type === STORY_FILE)?.description
        const journey = { project: projectName, file: `tests/${file}`, titles: [...above, title] }
        return { ...journey, ...(storyFile !== undefined && { storyFile }) }
      }),
    ),
    ...suites.flatMap((suite) => journeysIn(suite, [...above, suite.title])),
  ]
}

/** The lines of Playwright's `--test-list` that select these tests. */
export function testListOf(journeys: readonly Journey[]): string {
  const lines = journeys.map(({ project, file, titles }) => {
    // Playwright splits a line at this sign and trims its parts: such a title selects its whole file.
    const isPlain = titles.every((title) => !/›|\n/.test(title) && title === title.trim())
    return [`[${project}]`, file.replace(/^tests\//, ''), ...(isPlain ? titles : [])].join(' › ')
  })
  return `${[...new Set(lines)].join('\n')}\n`
}
