import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startStaticServer } from './staticServer.ts'
import type { StaticServer } from './staticServer.ts'

let folder: string
let site: StaticServer
let config: () => Promise<string>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perigee-site-'))
  await writeFile(join(folder, 'index.html'), 'the app')
  await writeFile(join(folder, 'a.js'), 'code')
  site = await startStaticServer({
    folder,
    base: '/kit/',
    contentSecurityPolicy: "script-src 'self'",
    replaced: { 'config.json': () => config() },
  })
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

it.for([
  { path: '', status: 200, body: 'the app' },
  { path: 'a.js', status: 200, body: 'code' },
  { path: 'chat/character/1?x=1', status: 200, body: 'the app' },
  { path: 'missing.js', status: 404, body: '' },
  { path: '%2e%2e/%2e%2e/etc/passwd', status: 404, body: '' },
  { path: '../explore', status: 404, body: '' },
])('GET $path returns $status', async ({ path, status, body }) => {
  const response = await fetch(site.url + path)
  expect(response.status).toBe(status)
  expect(await response.text()).toBe(body)
})

const policyOf = async (path: string) => (await fetch(site.url + path)).headers.get('Content-Security-Policy')

it('sends the policy with the page only', async () => {
  expect(await policyOf('explore')).toBe("script-src 'self'")
  expect(await policyOf('a.js')).toBeNull()
})

it('calls the function that replaces a file for each request, and sends its error', async () => {
  const read = async () => {
    const response = await fetch(`${site.url}config.json`)
    return `${response.status} ${await response.text()}`
  }
  config = async () => '{"a":1}'
  expect(await read()).toBe('200 {"a":1}')
  config = async () => '{"a":2}'
  expect(await read()).toBe('200 {"a":2}')
  config = async () => Promise.reject(new Error('No world.'))
  expect(await read()).toBe('500 No world.')
})
