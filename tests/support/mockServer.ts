import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

const project = resolve(import.meta.dirname, '../..')

export interface MockServerProcess {
  /** 'http://127.0.0.1:40100' */
  url: string
  /** The error output since the last call: refused calls, broken responses. */
  takeErrors(): string
  close(): Promise<void>
}

/**
 * `npm run mock-server -- --control --strict` as a separate process on a free port, as other test suites start it. It
 * is started without npm, so that ending the process ends the server.
 */
export async function startMockServer(): Promise<MockServerProcess> {
  const child = spawn(
    join(project, 'node_modules/.bin/node'),
    ['mocks/commands/mockServer.ts', '--control', '--strict'],
    {
      cwd: project,
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let errors = ''
  child.stderr.on('data', (data: Buffer) => void (errors += data.toString()))
  const url = await addressIn(createInterface(child.stdout))
  // Discards further output, which would otherwise fill the pipe.
  child.stdout.resume()
  if (url === undefined) throw new Error(`The mock server did not start.\n${errors}`)
  return {
    url,
    takeErrors() {
      const taken = errors
      errors = ''
      return taken
    },
    async close() {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

/** The origin in the server's first line; undefined if its output ends without one. */
async function addressIn(lines: AsyncIterable<string>): Promise<string | undefined> {
  for await (const line of lines) {
    const address = /http:\/\/\S+/.exec(line)?.[0]
    if (address) return new URL(address).origin
  }
  return undefined
}
