/** Query parameters that may be logged: page and order. Any other value may be a secret, or text that a user typed. */
const SHOWN = new Set(['page', 'limit', 'count', 'sort', 'sort_by', 'sort_order', 'spec'])

/** A failed call in a line for the console: its address and its response. */
export function callLine(method: string, address: string, response: Pick<Response, 'status' | 'headers'> | undefined) {
  const [path = '', query] = address.split('?')
  const shown = [...new URLSearchParams(query)].map(([name, value]) => `${name}=${SHOWN.has(name) ? value : '…'}`)
  const type = response?.headers.get('Content-Type')?.split(';')[0] ?? 'without a content type'
  const came = response ? `${response.status} ${type}` : 'no response'
  return `${method} ${path}${shown.length > 0 ? `?${shown.join('&')}` : ''}: ${came}`
}
