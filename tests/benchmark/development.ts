import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import type { Tools } from './browsers.ts'
import type { Figures } from './statistics.ts'

const PATIENCE_MS = 120_000
/** Between two requests to a server that starts: the error of the measurement. */
const RETRY_MS = 50
const PORT = 6_417
const STORIES = ['features-explore-explorepage--loaded', 'features-chats-list-chatspage--miras-chats']

/** `npm start` until Explore shows its cards. */
export async function startFigures(tools: Tools, project: string): Promise<Figures> {
  const args = ['vite', '--port', `${PORT}`, '--strictPort']
  return whileRunning(project, args, async (url, answersMs) => {
    const explore = await shown(tools, `${url}explore`, (page) => page.locator('main h3').nth(20).waitFor())
    return { 'server answers, ms': answersMs, 'Explore shown, ms': explore.ms, requests: explore.requests }
  })
}

/** `npm run storybook` until it shows a story, and another one in a new tab. */
export async function storybookFigures(tools: Tools, project: string): Promise<Figures> {
  const args = ['storybook', 'dev', '-p', `${PORT}`, '--ci', '--no-version-updates', '--exact-port']
  return whileRunning(project, args, async (url, answersMs) => {
    const story = (id: string) =>
      shown(tools, `${url}?path=/story/${id}`, (page) =>
        page.frameLocator('#storybook-preview-iframe').locator('#storybook-root :is(h1, h2, h3)').first().waitFor(),
      )
    const [first, second] = [await story(STORIES[0]!), await story(STORIES[1]!)]
    return {
      'server answers, ms': answersMs,
      'first story, ms': first.ms,
      'second story, ms': second.ms,
      'requests of the first': first.requests,
      'requests of the second': second.requests,
    }
  })
}

/** `npm run build` into another folder. */
export async function buildFigures(_: Tools, project: string): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  const started = Date.now()
  // The shell's `times` prints the processor time of what it has run, in its second line.
  const command = `npx vite build --logLevel error --emptyOutDir --outDir '${folder}' && times`
  const build = spawn('sh', ['-c', command], { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] })
  const [printed] = await Promise.all([text(build.stdout), once(build, 'close')])
  const wall = (Date.now() - started) / 1000
  rmSync(folder, { recursive: true, force: true })
  const parts = [
    ...printed
      .trim()
      .split('\n')
      .at(-1)!
      .matchAll(/(\d+)m([\d.]+)s/g),
  ]
  return {
    'of a processor, s': parts.reduce((sum, [, m, s]) => sum + Number(m) * 60 + Number(s), 0),
    'in all, s': wall,
  }
}

/** Runs a development server in a checkout. `use` gets its address, and the time until it answered. */
async function whileRunning(
  project: string,
  args: string[],
  use: (url: string, answersMs: number) => Promise<Figures>,
): Promise<Figures> {
  const started = Date.now()
  const server = spawn('npx', args, { cwd: project, stdio: 'ignore', detached: true })
  try {
    const url = `http://localhost:${PORT}/`
    await answered(url, server)
    return await use(url, Date.now() - started)
  } finally {
    const ended = once(server, 'exit')
    // Its whole group: npx starts another process.
    if (server.exitCode === null) process.kill(-server.pid!)
    await ended
  }
}

async function answered(url: string, server: ChildProcess): Promise<void> {
  const started = Date.now()
  while (Date.now() - started < PATIENCE_MS && server.exitCode === null) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
  throw new Error(`${url} does not answer.`)
}

function shown({ visit }: Tools, url: string, settled: (page: Page) => Promise<void>) {
  return visit({}, async (page) => {
    let requests = 0
    page.on('request', () => (requests += 1))
    page.setDefaultTimeout(PATIENCE_MS)
    const started = Date.now()
    await page.goto(url, { waitUntil: 'commit' })
    await settled(page)
    return { ms: Date.now() - started, requests }
  })
}
