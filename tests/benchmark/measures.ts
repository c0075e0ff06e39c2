import { join } from 'node:path'
import { characterId } from '#mocks/fixtures/ids.ts'
import type { Tools } from './browsers.ts'
import { type ColdVisit, coldVisit } from './coldVisit.ts'
import { conversationFigures } from './conversation.ts'
import { buildFigures, startFigures, storybookFigures } from './development.ts'
import { exploreFigures } from './explore.ts'
import { bareSite, type Checkouts, type Site, siteOf } from './sites.ts'
import type { Figures } from './statistics.ts'
import { ROUTES } from './routes.ts'
import { scrolledFigures } from './scrolling.ts'

/** A page or a checkout that is measured. */
interface Subject {
  name: string
  figures(tools: Tools): Promise<Figures>
  close?: () => Promise<void>
}

interface Measure {
  /** What is measured, in one sentence. */
  about: string
  /** In the order of each round. The ratios are those of the first one to the last one. */
  subjects(checkouts: Checkouts): Promise<Subject[]>
  /** Each round takes minutes: none is left out. */
  isSlow?: true
  goals?: Record<string, string>
}

const mirelle = characterId('mirelle-of-the-tides')
const inChat = `chat/character/${mirelle}`
const LONG = { scenario: 'long-conversation', latencyMs: 0 } as const

export const MEASURES: Record<string, Measure> = {
  explore: {
    about:
      'A cold visit to Explore at a quarter of the speed, beside the same cards in a bare page of the same packages.',
    subjects: pages('explore', {}, exploreFigures, { folder: 'floor', address: 'explore' }),
    goals: { 'largest paint, ms': '1.0 ×', 'usable, ms': '0.95 ×', 'main thread, ms': '1.0 ×' },
  },
  conversation: {
    about: 'A conversation of 2,001 messages at a quarter of the speed, beside a bare virtual list of the same texts.',
    subjects: pages(inChat, LONG, (tools, url, site) => conversationFigures(tools, url, site, 1), {
      folder: 'bare-list',
      address: '',
    }),
    goals: {
      'key to paint, P95, ms': '1.2 ×',
      'up by mouse: frame, P95, ms': '33',
      'up by mouse: dropped, %': '12',
      'up by mouse: in long tasks, ms': '0',
      'down by mouse: frame, P95, ms': '20',
      'down by mouse: dropped, %': '4',
    },
  },
  'long-conversation': {
    about: 'The same with 20,001 messages.',
    subjects: pages(inChat, LONG, (tools, url, site) => conversationFigures(tools, url, site, 10), {
      folder: 'bare-list',
      address: '',
    }),
    goals: {
      'last message shown, ms': '1.25 ×',
      'blocked until quiet, ms': '1.3 ×',
      'heap, MB': '1.2 ×',
      'key to paint, P95, ms': '1.2 ×',
      'up by mouse: dropped, %': '15',
    },
  },
  results: {
    about: 'Search results that scroll at a quarter of the speed.',
    subjects: pages('search?order=latest', { scenario: 'many-characters' }, resultsFigures),
    goals: { 'up by mouse: frame, P95, ms': '34', 'up by mouse: dropped, %': '8' },
  },
  size: {
    about: 'A cold visit to each route: kB after compression.',
    subjects: pages('', {}, sizeFigures),
  },
  start: {
    about: '`npm start`, after a first start, until Explore is shown.',
    isSlow: true,
    subjects: checkouts(startFigures),
    goals: { 'server answers, ms': '0.4 ×', 'Explore shown, ms': '0.4 ×', requests: '150' },
  },
  storybook: {
    about: '`npm run storybook`, after a first start, until two stories are shown.',
    isSlow: true,
    subjects: checkouts(storybookFigures),
    goals: { 'server answers, ms': '0.5 ×', 'first story, ms': '0.45 ×', 'second story, ms': '0.35 ×' },
  },
  build: {
    about: '`npm run build`.',
    isSlow: true,
    subjects: checkouts(buildFigures),
    goals: { 'of a processor, s': '0.3 ×' },
  },
}

/** The page at an address of the live build, beside a bare page or the page of another checkout. */
function pages(
  address: string,
  server: Parameters<typeof siteOf>[1],
  figures: (tools: Tools, url: string, site: Site) => Promise<Figures>,
  bare?: { folder: string; address: string },
) {
  return async ({ project, against }: Checkouts): Promise<Subject[]> => {
    const subject = (name: string, site: Site, path: string): Subject => {
      return { name, figures: (tools) => figures(tools, site.url + path, site), close: site.close }
    }
    const subjects = [subject('now', await siteOf(project, server), address)]
    if (bare)
      subjects.push(subject('bare', await bareSite(join(import.meta.dirname, bare.folder), server), bare.address))
    if (against !== undefined) subjects.push(subject('against', await siteOf(against, server), address))
    return subjects
  }
}

function checkouts(figures: (tools: Tools, project: string) => Promise<Figures>) {
  return async ({ project, against }: Checkouts): Promise<Subject[]> =>
    Object.entries({ now: project, ...(against !== undefined && { against }) }).map(([name, of]) => {
      return { name, figures: (tools) => figures(tools, of) }
    })
}

async function sizeFigures({ browser }: Tools, url: string): Promise<Figures> {
  const kB = (visit: ColdVisit, kind: 'scriptBytes' | 'styleBytes') => Number((visit[kind] / 1000).toFixed(1))
  const figures: Figures = {}
  for (const { path, settled } of ROUTES) {
    const visit = await coldVisit(browser, url + path.slice(1), { settled })
    figures[`${path}: script`] = kB(visit, 'scriptBytes')
    figures[`${path}: style`] = kB(visit, 'styleBytes')
  }
  return figures
}

/** Scrolls search results down, while more of them load, and up again. */
function resultsFigures({ visit }: Tools, url: string): Promise<Figures> {
  return visit({ slower: 4 }, async (page, devtools) => {
    await page.goto(url)
    await page.getByRole('article').first().waitFor()
    await page.waitForLoadState('networkidle')
    return {
      ...(await scrolledFigures(page, devtools, { direction: 'down', by: 'mouse' })),
      ...(await scrolledFigures(page, devtools, { direction: 'up', by: 'mouse' })),
    }
  })
}
