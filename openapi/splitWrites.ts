/** A file of generated calls: its header, its imports, and one block for each call. */
const CALL = /(?=^export const get\w+Url = )/m

/**
 * Splits a file of generated calls in two, because pages that only read do not have to load the writes. Imports that a
 * part does not need are left out.
 */
export function splitWrites(code: string, writes: (operation: string) => boolean): { reads: string; writes: string } {
  const [head = '', ...calls] = code.split(CALL)
  const isWrite = (call: string) => writes(/^export const (\w+) = async/m.exec(call)?.[1] ?? '')
  return {
    reads: withHead(
      head,
      calls.filter((call) => !isWrite(call)),
    ),
    writes: withHead(head, calls.filter(isWrite)),
  }
}

function withHead(head: string, calls: string[]): string {
  if (calls.length === 0) return ''
  const body = calls.join('')
  const needed = head.replaceAll(/^import (?:type )?\{\s*(\w+),?\s*\} from .*\n/gm, (line, name: string) =>
    new RegExp(`\\b${name}\\b`).test(body) ? line : '',
  )
  return needed + body
}
