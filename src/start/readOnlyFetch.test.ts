import { expect, it, vi } from 'vitest'
import { ApiError } from '#src/api/calls/ApiError.ts'
import { readOnlyFetch } from './readOnlyFetch.ts'

const baseUrl = 'https://staging.example/api/v1'

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
