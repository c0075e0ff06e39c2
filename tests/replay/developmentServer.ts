import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'

export const project = resolve(import.meta.dirname, '../..')

export interface DevelopmentServer {
  /** With the trailing slash. */
  url: string
  stop(): Promise<void>
}

/** `npm start`, or `npm start -- --mode staging` with this API: on a free port and without npm. */
export async function startDevelopment(api?: string): Promise<DevelopmentServer> {
  const mode = api === undefined ? 'development' : 'staging'
  const args = ['node_modules/vite/bin/vite.js', '--mode', mode, '--host', '127.0.0.1', '--port', '0']
  const child = spawn(join(project, 'node_modules/.bin/node'), args, {
    cwd: project,
    env: { ...process.env, PERIGEE_API: api, NODE_ENV: 'development', NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const url = await new Promise<string>((done, failed) => {
    const read = (data: Buffer) => {
      output += data.toString()
      const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(output)?.[0]
      if (address !== undefined) done(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => failed(new Error(`The development server did not start.\n${output}`)))
  })
  return {
    url: url.replace('127.0.0.1', 'localhost'),
    async stop() {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}
