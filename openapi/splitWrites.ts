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
  const needed = head.replaceAll(
    /^import (type )?\{([^}]*)\} from (.*)\n/gm,
    (_, type = '', names: string, from: string) => {
      const used = names.match(/\w+/g)!.filter((name) => new RegExp(`\\b${name}\\b`).test(body))
      return used.length > 0 ? `import ${type}{ ${used.join(', ')} } from ${from}\n` : ''
    },
  )
  return needed + body
}
