import type { LaunchOptions } from 'playwright'

/** The engines that the stories and the journeys run in. */
const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof ENGINES)[number]

export function isEngine(word: string): word is Engine {
  return (ENGINES as readonly string[]).includes(word)
}

/** The engine of this run: `npm test -- --browser firefox` sets it for the runners that it starts. */
export function chosenEngine(): Engine {
  const word = process.env.PERIGEE_ENGINE || 'chromium'
  if (isEngine(word)) return word
  throw unknownEngine(word)
}

export function unknownEngine(word: string): Error {
  return new Error(`"${word}" is no browser of the tests; write --browser chromium, firefox or webkit.`)
}

/**
 * The browser that the tests use. Only `chooseBrowser` decides it: Playwright, Vitest's browser mode and the scripts all
 * call it.
 */
export interface TestBrowser {
  engine: Engine
  /** The name in printed text. */
  name: string
  /** Whether this is the browser of the committed screenshots. */
  pinned: boolean
  launchOptions: LaunchOptions & { args: string[]; env: Record<string, string> }
}
