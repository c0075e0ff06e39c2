import { setTimeout as wait } from 'node:timers/promises'

/** A browser that is driven over plain WebDriver. */
export interface WebDriverSession {
  open(url: string): Promise<void>
  /** Runs a function in the page. It can use nothing but its parameters. */
  run<Result, Given extends unknown[]>(script: (...given: Given) => Result, ...given: Given): Promise<Awaited<Result>>
  end(): Promise<void>
}

const FIRST_ANSWER_MS = 20_000
const BETWEEN_ATTEMPTS_MS = 100

/** Begins a session as soon as the driver accepts connections. */
export async function startSession(driver: string, capabilities: object): Promise<WebDriverSession> {
  const until = Date.now() + FIRST_ANSWER_MS
  while (!(await isReady(driver))) {
    if (Date.now() > until) throw new Error(`The driver at ${driver} does not respond.`)
    await wait(BETWEEN_ATTEMPTS_MS)
  }
  const asked = { capabilities: { alwaysMatch: capabilities } }
  const { sessionId } = (await call('POST', `${driver}/session`, asked)) as { sessionId: string }
  const session = `${driver}/session/${sessionId}`
  return {
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    run: (script, ...args) =>
      call('POST', `${session}/execute/sync`, { script: `return (${script.toString()})(...arguments)`, args }) as never,
    end: async () => void (await call('DELETE', session)),
  }
}

async function isReady(driver: string): Promise<boolean> {
  try {
    return (await fetch(`${driver}/status`)).ok
  } catch {
    return false
  }
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
  if (!response.ok) throw new Error(`WebDriver: ${value?.error}: ${value?.message}`)
  return value
}
