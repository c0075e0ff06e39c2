import { AGAINST_THEIR_METHOD } from '../generated/writes.ts'

/** Whether a call is a write, by the contract. `path` is relative to the API's address and may have a query. */
export function writes(method: string, path: string): boolean {
  return (method !== 'GET') !== AGAINST_THEIR_METHOD.test(`${method} ${path.split('?')[0]}`)
}
