import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { listening } from '#tests/support/listening.ts'
import { buildFolder, ensureBuild } from '#tests/support/testBuilds.ts'
import { type HostRule, rulesOf } from './hostRules.ts'
import { installedHosts } from './installedHosts.ts'

const folder = buildFolder('live')
/**
 * An example configuration, with the build's header files inserted for its includes; `_headers` is read from the build.
 */
const read = (name: string) =>
  name === '_headers'
    ? readFileSync(join(folder, name), 'utf8')
    : readFileSync(join('docs/deploy', name), 'utf8').replaceAll(
        /^ *(?:include|import) "\/srv\/[\w/]*perigee\/(headers\/\w+(?:\.conf)?)";?$/gm,
        (_, file: string) => readFileSync(join(folder, file), 'utf8').trimEnd(),
      )
let server: { close(): unknown } | undefined

beforeAll(() => ensureBuild('live'))
afterEach(async () => {
  await server?.close()
})

/** Serves the live build below `base` according to a host's rules. */
async function serve(rules: readonly HostRule[], base: string): Promise<string> {
  const host = createServer(({ url = '/' }, response) => {
    const asked = new URL(url, 'http://host').pathname
    const rule = rules.find(({ prefix }) => asked.startsWith(prefix))
    const pathname = asked.slice(base.length)
    const file = contentOf(pathname === '/' ? '/index.html' : pathname)
    const content = file ?? (rule?.missing === 'index.html' ? contentOf('/index.html') : undefined)
    const type = /\.(js|css|json)$/.exec(pathname)?.[1] ?? 'html'
    response
      .writeHead(content === undefined ? 404 : 200, {
        ...rule?.headers,
        ...(content !== undefined && rule?.headersOfFiles),
        'Content-Type': `text/${type}`,
      })
      .end(content)
  })
  const { url, close } = await listening(host)
  server = { close }
  return url
}

function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(join(folder, path))
  } catch {
    return undefined
  }
}

const CONFIGURATIONS = [
  { name: 'nginx' as const, files: ['nginx.conf'], base: '' },
  { name: 'nginx' as const, files: ['nginx-folder.conf'], base: '/perigee' },
  { name: 'Caddy' as const, files: ['Caddyfile'], base: '' },
  { name: 'Caddy' as const, files: ['Caddyfile-folder'], base: '/perigee' },
  { name: 'static host' as const, files: ['_headers', '_redirects'], base: '' },
]

it.for(CONFIGURATIONS)(
  '$files, interpreted by our own rules, serves the build as required',
  async ({ name, files, base }) => expectServedWell((await serve(rulesOf(name, files.map(read)), base)) + base, name),
)

// Tests with the real web servers, if they are installed.
for (const { name, base, start } of installedHosts())
  it(`${name} itself accepts its configuration and serves the build as required, compressed`, async () => {
    const host = await start(folder)
    server = host
    await expectServedWell(host.url + base, name)
    const [script = ''] = readdirSync(join(folder, 'assets')).filter((file) => /^index-.*\.js$/.test(file))
    const { headers } = await fetch(`${host.url}${base}/assets/${script}`)
    expect(headers.get('Content-Encoding')).toMatch(/^(gzip|zstd|br)$/)
  })

it('the documentation names exactly the existing sample files', () => {
  const named = [...readFileSync('docs/deploy.md', 'utf8').matchAll(/\(deploy\/([^)]+)\)/g)].map(
    ([, file = '']) => file,
  )
  expect([...new Set(named)].sort()).toEqual(readdirSync('docs/deploy').sort())
})

async function expectServedWell(site: string, name: string): Promise<void> {
  const ask = async (path: string) => {
    const response = await fetch(site + path)
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    return {
      status: response.status,
      cache: response.headers.get('Cache-Control'),
      policy,
      text: await response.text(),
    }
  }
  // The site's root, also of a build in a folder: calls of the API are not kept (NS-45).
  const call = await fetch(new URL('/api/v1/characters', site))
  expect([call.headers.get('Cache-Control'), await call.text()]).toEqual([
    'no-store',
    expect.not.stringContaining('<html'),
  ])
  const page = await ask('/')
  expect(page).toMatchObject({ status: 200, cache: 'no-cache' })
  expect(page.policy).toContain("script-src 'self';")
  expect(page.policy).toContain("require-trusted-types-for 'script'")
  expect(page.policy).not.toContain('unsafe-inline')
  expect(page.policy).toContain("default-src 'none'")
  // Every route of the app gets the index page on a direct visit.
  for (const path of ['/explore', '/character/1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed', '/users/x?page=2'])
    expect(await ask(path)).toMatchObject({ status: 200, cache: 'no-cache', text: page.text })
  expect(await ask('/config.json')).toMatchObject({ status: 200, cache: 'no-cache' })
  const [script = ''] = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'))
  expect(await ask(`/assets/${script}`)).toMatchObject({
    status: 200,
    cache: 'public, max-age=31536000, immutable',
  })
  // After a deployment, an HTML page in response to a request for an old chunk would be executed as code.
  const gone = await ask('/assets/gone-12345678.js')
  expect(gone.status).toBe(404)
  // During a deployment, another server of the same site may already have the file. The two files do not determine what
  // static hosts send.
  if (name !== 'static host') expect(gone.cache ?? '').not.toContain('immutable')
}

it('an unknown directive is an error', () => {
  expect(() => rulesOf('nginx', ['server {\n  location / {\n    rewrite x;\n  }\n}'])).toThrow('rewrite')
})
