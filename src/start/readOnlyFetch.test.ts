import { expect, it, vi } from 'vitest'
import { operations } from '#src/contract/generated/operations.ts'
import { ApiError } from '#src/api/calls/ApiError.ts'
import { readOnlyFetch } from './readOnlyFetch.ts'

const baseUrl = 'https://staging.example/api/v1'

it.for([...operations])('$id is sent only if it changes nothing', async ({ path, method, writes }) => {
  const network = vi.fn<typeof fetch>(() => Promise.resolve(new Response()))
  const onBlocked = vi.fn()
  const address = `${baseUrl}${path.replaceAll(/\{\w+\}/g, '6a1f3c1e-3b58-4f0e-9a51-2f6f3b8f4c11')}?token=x`
  const { status } = await readOnlyFetch(network, baseUrl, onBlocked)(address, { method })
  expect([network.mock.calls.length, onBlocked.mock.calls.length, status]).toEqual(writes ? [0, 1, 403] : [1, 0, 200])
})

it('requests outside the API are sent', async () => {
  const network = vi.fn<typeof fetch>(() => Promise.resolve(new Response()))
  await readOnlyFetch(network, baseUrl, () => undefined)('https://elsewhere.example/x', { method: 'POST' })
  expect(network).toHaveBeenCalledTimes(1)
})

it('a screen can distinguish the lock from a server that refuses', async () => {
  const blocked = await readOnlyFetch(fetch, baseUrl, () => undefined)(`${baseUrl}/chats/`, { method: 'POST' })
  const error = new ApiError({ status: 403, body: await blocked.json() })
  expect(error.message).toBe('This environment is read-only: nothing was sent.')
  expect(error.isReadOnly).toBe(true)
  expect(new ApiError({ status: 403, body: { detail: 'Not yours.' } }).isReadOnly).toBe(false)
})
