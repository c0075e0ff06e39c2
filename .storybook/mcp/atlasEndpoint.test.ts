import { expect, it } from 'vitest'
import { answersAtlasCalls } from './atlasEndpoint.ts'

const answer = answersAtlasCalls({
  storybook: 'http://localhost:6006/',
  isKnownHost: (host) => host.split(':')[0] === 'localhost',
})

function post(headers: Record<string, string>) {
  return answer(
    new Request('http://localhost:6006/atlas-mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    }),
  )
}

it('responds to a program, and to a page of this machine', async () => {
  expect(await (await post({})).text()).toContain('find-states')
  expect(await (await post({ origin: 'http://localhost:8080' })).text()).toContain('find-states')
})

it.for(['https://example.com', 'null', 'http://localhost.example.com'])('refuses the origin %s', async (origin) => {
  expect((await post({ origin })).status).toBe(403)
})

it('keeps no connection open', async () => {
  expect((await answer(new Request('http://localhost:6006/atlas-mcp'))).status).toBe(405)
})
