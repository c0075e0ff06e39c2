import { EventEmitter } from 'node:events'
import type { HttpProxy } from 'vite'
import { expect, it } from 'vitest'
import { apiProxy } from './apiProxy.ts'

it.for([
  ['https://staging.example', '/api/v1/characters?page=1'],
  ['https://staging.example/', '/api/v1/characters?page=1'],
  ['https://staging.example/api/v1', '/api/v1/characters?page=1'],
  ['https://staging.example/backend/v2/', '/backend/v2/characters?page=1'],
] as const)('a call is forwarded to the API at %s as %s', ([address, path]) => {
  const proxy = apiProxy(address)['/api/v1']
  expect(proxy?.target).toBe('https://staging.example')
  expect(proxy?.rewrite?.('/api/v1/characters?page=1')).toBe(path)
})

it.for(['staging.example', '/api/v1', 'ftp://staging.example'])('%s is not an address of an API', (address) => {
  expect(() => apiProxy(address)).toThrow(/^PERIGEE_API must be an address/)
})

it('browsers keep no response of the API, whatever the API says', () => {
  const proxy = new EventEmitter()
  apiProxy('https://staging.example')['/api/v1']?.configure?.(proxy as HttpProxy.ProxyServer, {})
  const response = { headers: { 'cache-control': 'private, max-age=60' } }
  proxy.emit('proxyRes', response)
  expect(response.headers).toEqual({ 'cache-control': 'no-store' })
})
