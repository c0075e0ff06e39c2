import type { ProxyOptions } from 'vite'
import { DEFAULT_API_BASE_URL } from '#src/start/apiBaseUrl.ts'

/**
 * Proxies the API calls of a development server to the real API at `address`, without CORS: to the same path there, or
 * to the path that the address names.
 */
export function apiProxy(address: string): Record<string, ProxyOptions> {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`PERIGEE_API must be an address like "https://staging.example", not "${address}".`)
  }
  const base = url.pathname.replace(/\/+$/, '') || DEFAULT_API_BASE_URL
  return {
    [DEFAULT_API_BASE_URL]: {
      target: url.origin,
      changeOrigin: true,
      rewrite: (path) => base + path.slice(DEFAULT_API_BASE_URL.length),
      configure: (proxy) => void proxy.on('proxyRes', ({ headers }) => void (headers['cache-control'] = 'no-store')),
    },
  }
}
