import { matchesGlob } from 'node:path'

const STORIES = ['{src,mocks}/**/*.stories.tsx', '**/*.mdx', '.storybook/**']
const COMMAND_LINE = 'src/build/commandLine.ts'

/**
 * What the code of tests reads besides its imports, by the module that reads it. A module that reads files, starts
 * programs or makes builds and is not listed reads every file except the documentation.
 */
const READ: Record<string, string[]> = {
  'mocks/transports/pictureFiles.ts': ['mocks/pictures/files/**'],
  'mocks/pictures/vitePlugin.ts': ['mocks/pictures/files/**'],
  'mocks/pictures/vitePlugin.test.ts': ['mocks/pictures/files/**'],
  'mocks/pictures/pictures.test.ts': ['mocks/pictures/files/**'],
  'mocks/commands/capture.test.ts': ['mocks/**', 'src/contract/**', COMMAND_LINE],
  'mocks/scenarios/index.test.ts': ['mocks/README.md'],
  'mocks/situation/faultText.test.ts': ['docs/frontend-developers.md'],
  'mocks/transports/controlCalls.test.ts': ['openapi/**'],
  'mocks/transports/httpServer.test.ts': ['{mocks,openapi}/**', 'src/contract/**', COMMAND_LINE],
  '.storybook/storyIndex.ts': STORIES,
  '.storybook/atlas/atlasFile.ts': ['.storybook/atlas/atlas.json'],
  'src/contract/drift/drift.test.ts': ['{mocks,openapi}/**', 'src/contract/**', COMMAND_LINE],
  'openapi/generate.ts': ['openapi/**', '**/generated/**', 'orval.config.ts'],
  'openapi/listedPaths.ts': ['openapi/**'],
  'openapi/listedPaths.test.ts': ['openapi/**'],
  'openapi/descriptions/compareDescriptions.ts': ['openapi/**'],
  'openapi/descriptions/compareDescriptions.test.ts': ['openapi/**'],
  'openapi/descriptions/readDescription.ts': ['openapi/**'],
  'openapi/descriptions/redocly.ts': ['openapi/**', 'redocly.yaml'],
  'tests/contract/contractIsValid.test.ts': ['openapi/**', 'redocly.yaml'],
  'tests/contract/generatedIsFresh.test.ts': ['openapi/**', '**/generated/**', 'orval.config.ts'],
  'src/build/commandLine.test.ts': [],
  'tests/contract/citations.test.ts': ['**'],
  'tests/contract/citedTexts.test.ts': ['src/**/*.{ts,tsx}', 'docs/requirements.md', 'docs/specification-decisions.md'],
  'tests/contract/glossary.test.ts': ['{src,mocks,tests,.storybook}/**/*.{ts,tsx}', 'docs/architecture.md'],
  'tests/build/deploy.test.ts': ['docs/deploy.md', 'docs/deploy/**', 'src/build/**', 'index.html', 'vite.config.ts'],
  'tests/rules/register.ts': ['docs/requirements.md', 'docs/specification-decisions.md'],
  '.storybook/foundations/sourceFacts.ts': ['src/**', 'docs/requirements.md', 'docs/specification-decisions.md'],
  // The sizes of the chunks of vite.config.ts, which also hold what only other pages import.
  'tests/live/coldVisit.live.ts': ['src/{components,ui,lib,api,product,build}/**'],
  // Tables of all variables, shadows and motions.
  'tests/storybook/foundations.e2e.ts': ['src/**/*.css'],
  // Tables of all texts and icons.
  'tests/storybook/foundationsOfCode.e2e.ts': ['src/**', 'docs/requirements.md', 'docs/specification-decisions.md'],
  'tests/replay/development.replay.ts': ['mocks/panel/bug.json'],
  'tests/replay/captureLink.replay.ts': ['mocks/panel/bug.json'],
  // They read no file of the project: contents of folders that tests make, and files for the robot.
  'tests/support/staticServer.ts': [],
  'tests/support/staticServer.test.ts': [],
  'tests/explore/files.ts': [],
  'tests/run/changedStages.test.ts': [],
  'src/build/storedResults.ts': [],
  'src/build/storedResults.test.ts': [],
  // The index of the stories.
  'tests/visual/baselines.test.ts': [...STORIES, 'tests/visual/**'],
  'tests/run/command.test.ts': ['tests/run.ts', 'tests/{run,reach,support}/**', 'src/lib/compactNumber*', COMMAND_LINE],
}

const DOCUMENTATION = /(^|\/)[^/]+\.md$|^docs\/|^\.ci\/|^\.github\/|^LICENSE$|^\.gitignore$/

export const isDocumentation = (file: string) => DOCUMENTATION.test(file)

/** Whether these tests are listed as readers of `file`. */
export const isListedReader = (module: string, file: string) => READ[module] !== undefined && reads(module, file)

/** Whether the code of this module, which reads files, may read `file`. */
export function reads(module: string, file: string): boolean {
  const globs = READ[module]
  return globs === undefined ? !isDocumentation(file) : globs.some((glob) => glob === '**' || matchesGlob(file, glob))
}
