import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isExecutable, onPath } from '#tests/support/installedPrograms.ts'
import { freePort, listening } from '#tests/support/listening.ts'

interface RunningHost {
  url: string
  close(): Promise<void>
}

interface Host {
  name: 'nginx' | 'Caddy'
  program: string
  /** File in docs/deploy. */
  file: string
  /** The path of the build: the root of the site, or a folder of it. */
  base: '' | '/perigee'
  /** The arguments for starting the server in this folder, after the configuration was written to `file`. */
  args(workFolder: string): string[]
}

const nginx = {
  name: 'nginx' as const,
  program: 'nginx',
  args: (workFolder: string) => ['-p', workFolder, '-e', 'stderr', '-c', join(workFolder, 'main.conf')],
}
const caddy = {
  name: 'Caddy' as const,
  program: 'caddy',
  args: (workFolder: string) => ['run', '--adapter', 'caddyfile', '--config', join(workFolder, CONFIGURATION)],
}
const CONFIGURATION = 'host.conf'

const HOSTS: Host[] = [
  { ...nginx, file: 'nginx.conf', base: '' },
  { ...nginx, file: 'nginx-folder.conf', base: '/perigee' },
  { ...caddy, file: 'Caddyfile', base: '' },
  { ...caddy, file: 'Caddyfile-folder', base: '/perigee' },
]

/** The context for nginx.conf: one process in the foreground that writes only into its folder. */
const AROUND_NGINX = `daemon off;
master_process off;
pid nginx.pid;
events {}
http {
  access_log off;
  types { text/html html; text/javascript js; text/css css; application/json json; }
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include host.conf;
}
`

/** The web servers of docs/deploy that are installed on this machine, each with its configurations. */
export function installedHosts(): { name: string; base: string; start(build: string): Promise<RunningHost> }[] {
  return HOSTS.flatMap((host) => {
    const program = onPath([host.program]).find(isExecutable)
    return program ? [{ name: host.file, base: host.base, start: (build: string) => start(host, program, build) }] : []
  })
}

/**
 * Changes only the folder of the build, the ports and the address of the API in the configuration, and disables Caddy's admin port. The folder
 * name contains a space, as a home folder may.
 */
async function start({ name, file, base, args }: Host, program: string, build: string): Promise<RunningHost> {
  const port = await freePort()
  const api = await listening(
    createServer((_, response) => void response.setHeader('Cache-Control', 'private, max-age=60').end('[]')),
  )
  const workFolder = mkdtempSync(join(tmpdir(), 'perigee-host-'))
  const site = join(workFolder, 'a site')
  mkdirSync(site)
  symlinkSync(build, join(site, 'perigee'))
  const configuration = readFileSync(join('docs/deploy', file), 'utf8')
    .replaceAll('/srv/perigee', join(site, 'perigee'))
    .replaceAll('/srv/site', site)
    .replace(/8080/, String(port))
    .replace(/4010/, String(api.port))
  const whole = name === 'Caddy' ? `{\n  admin off\n}\n${configuration}` : configuration
  writeFileSync(join(workFolder, CONFIGURATION), whole)
  writeFileSync(join(workFolder, 'main.conf'), AROUND_NGINX)
  const child = spawn(program, args(workFolder), {
    env: { ...process.env, XDG_DATA_HOME: workFolder, XDG_CONFIG_HOME: workFolder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (data: Buffer) => void (errors += data.toString()))
  const url = `http://127.0.0.1:${port}`
  while (!(await isUp(`${url}${base}/`)))
    if (child.exitCode !== null) throw new Error(`${program} ended with code ${child.exitCode}.\n${errors}`)
  return {
    url,
    async close() {
      await api.close()
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      rmSync(workFolder, { recursive: true, force: true })
    },
  }
}

async function isUp(url: string): Promise<boolean> {
  await new Promise((resolve) => {
    setTimeout(resolve, 50)
  })
  return fetch(url).then(
    () => true,
    () => false,
  )
}
