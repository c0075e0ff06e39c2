import { appendFileSync, copyFileSync, mkdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Browser, BrowserContext, TestInfo } from '@playwright/test'
import { chunksFileOf } from './chunkModules.ts'

export const REQUESTED_FOLDER = resolve(import.meta.dirname, '../../.cache/reach')

/** The scripts that the pages of one test requested. */
export interface Requested {
  project: string
  file: string
  titles: string[]
  /** Names of chunks, or paths of modules. */
  chunks: string[]
}

/** The file name of a chunk of a build, or the path of a module that a development server sends. */
function scriptOf(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url)
  if (pathname.includes('/node_modules/')) return undefined
  const module = /^\/((?:src|mocks)\/.+\.tsx?)$/.exec(pathname)?.[1]
  const part = searchParams.get('tsr-split')
  if (module !== undefined) return part === null ? module : `${module}?tsr-split=${part}`
  return /\/([^/]+\.js)$/.exec(pathname)?.[1]
}

/** Collects the scripts that pages of this browser request, also in contexts that a test opens. */
export function collectChunks(browser: Browser, context?: BrowserContext) {
  const chunks = new Set<string>()
  const note = (request: { url(): string }) => {
    const script = scriptOf(request.url())
    if (script !== undefined) chunks.add(script)
  }
  const watch = (watched: BrowserContext) => void watched.on('request', note)
  if (context) watch(context)
  browser.on('context', watch)
  return {
    chunks,
    end: () => {
      browser.off('context', watch)
      context?.off('request', note)
    },
  }
}

/** Adds the scripts of a test that passed to the file of its worker. */
export function keepRequested(
  { project, file, titlePath, parallelIndex, status }: TestInfo,
  chunks: Iterable<string>,
): void {
  // Only for npm run reach; a test that fails or is skipped loads less than it could.
  if (!process.env.PERIGEE_REACH || status !== 'passed') return
  mkdirSync(REQUESTED_FOLDER, { recursive: true })
  // The first title is the file.
  const line: Requested = { project: project.name, file, titles: titlePath.slice(1), chunks: [...chunks].sort() }
  appendFileSync(join(REQUESTED_FOLDER, `${parallelIndex}.jsonl`), `${JSON.stringify(line)}\n`)
}

/** Keeps the list of modules of a build that a test makes for itself. */
export function keepModules(folder: string): void {
  if (!process.env.PERIGEE_REACH) return
  mkdirSync(REQUESTED_FOLDER, { recursive: true })
  copyFileSync(chunksFileOf(folder), chunksFileOf(join(REQUESTED_FOLDER, basename(folder))))
}
