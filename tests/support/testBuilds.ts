import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'

const project = resolve(import.meta.dirname, '../..')
const binaries = join(project, 'node_modules', '.bin')

const CONFIG = ['--config', 'vite.tests.config.ts'] as const

/** The builds for tests, each in a separate folder: `dist` stays the result of `npm run build`. */
const BUILDS = {
  /** The app with the mock server inside. */
  mock: ['vite', 'build', ...CONFIG, '--mode', 'mock', '--logLevel', 'warn', '--emptyOutDir', '--outDir'],
  /** The app as it is deployed: without mock code. */
  live: ['vite', 'build', ...CONFIG, '--mode', 'production', '--logLevel', 'warn', '--emptyOutDir', '--outDir'],
  storybook: ['storybook', 'build', '--quiet', '--disable-telemetry', '--output-dir'],
} as const
export type BuildName = keyof typeof BUILDS

export const buildFolder = (name: BuildName) => join(project, '.cache', 'builds', name)
const stampOf = (name: BuildName) => `${buildFolder(name)}.built`

const SOURCES = [
  '{src,mocks,openapi,public}/**/*',
  'index.html',
  '*.config.{ts,json}',
  'postcss.config.*',
  'package.json',
  'tests/support/testBuilds.ts', // the environment of the builds
]
const STORYBOOK_SOURCES = [...SOURCES, '.storybook/**/*']

/** Makes a build if its sources have changed since the last one. If another process is making it, waits for that. */
export async function ensureBuild(name: BuildName): Promise<void> {
  while (!isUpToDate(name)) {
    if (takesLock(name)) return make(name).finally(() => rmSync(lockOf(name), { recursive: true, force: true }))
    await setTimeout(LOCK_POLL_MS)
  }
}

function isUpToDate(name: BuildName): boolean {
  const sources = name === 'storybook' ? STORYBOOK_SOURCES : SOURCES
  const changedAt = Math.max(...globSync(sources, { cwd: project }).map((path) => madeAt(join(project, path))))
  return madeAt(stampOf(name)) > changedAt
}

/** A process that was ended during a build leaves its lock: no build takes that long. */
const LOCK_MAX_MS = 5 * 60_000
const LOCK_POLL_MS = 200
const lockOf = (name: BuildName) => `${buildFolder(name)}.lock`

function takesLock(name: BuildName): boolean {
  const lock = lockOf(name)
  if (Date.now() - madeAt(lock) > LOCK_MAX_MS) rmSync(lock, { recursive: true, force: true })
  mkdirSync(buildFolder(name), { recursive: true })
  try {
    mkdirSync(lock)
    return true
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw failure
  }
}

async function make(name: BuildName): Promise<void> {
  const started = Date.now()
  rmSync(stampOf(name), { force: true })
  const [command, ...args] = BUILDS[name]
  const build = spawn(join(binaries, command), [...args, buildFolder(name)], {
    cwd: project,
    env: buildEnvironment(),
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr, [status]] = await Promise.all([text(build.stdout), text(build.stderr), once(build, 'close')])
  if (status !== 0) throw new Error(`The ${name} build failed.\n${stdout}\n${stderr}`)
  writeFileSync(stampOf(name), '')
  console.log(`Built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

/** Where the Storybook and the app of tests expect each other: a journey redirects these paths. */
export const APP_PATH = '/the-app/'
export const STORYBOOK_PATH = '/the-storybook/'

/** A test runner passes on its own mode and variables, which would make this a test build. */
export function buildEnvironment(): NodeJS.ProcessEnv {
  const passed = Object.entries(process.env).filter(([name]) => !name.startsWith('VITE'))
  return {
    ...Object.fromEntries(passed),
    NODE_ENV: 'production',
    VITE_APP: APP_PATH,
    VITE_STORYBOOK: STORYBOOK_PATH,
  }
}

const madeAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
