import { appendFileSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, BrowserContext, TestInfo } from '@playwright/test'

export const REQUESTED_FOLDER = resolve(import.meta.dirname, '../../.cache/reach')

/** The scripts that the pages of one test requested. */
export interface Requested {
  project: string
  file: string
  titles: string[]
  chunks: string[]
}

/** Collects the file names of the scripts that pages of this browser request, also in contexts that a test opens. */
export function collectChunks(browser: Browser, context?: BrowserContext) {
  const chunks = new Set<string>()
  const note = (request: { url(): string }) => {
    const name = /\/([^/?]+\.js)(?:\?|$)/.exec(request.url())?.[1]
    if (name) chunks.add(name)
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
