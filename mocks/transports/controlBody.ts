/** More than any database or situation needs. A parser could overflow its stack. */
const MAX_DEPTH = 100

/** The JSON object of a control call; undefined without a body. Throws with one sentence, also if it is no text. */
export function readControlBody(text: string | undefined): object | undefined {
  if (text === undefined) throw new Error('The body is not UTF-8.')
  if (text.trim() === '') return undefined
  if (isDeeperThan(MAX_DEPTH, text)) throw new Error(`The body is nested more than ${MAX_DEPTH} deep.`)
  const body = parsed(text)
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
  const got = Array.isArray(body) ? 'an array' : body === null ? 'null' : `a ${typeof body}`
  throw new Error(`The body must be an object, got ${got}.`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error('The body is not valid JSON.', { cause })
  }
}

function isDeeperThan(max: number, text: string): boolean {
  let depth = 0
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (sign === '{' || sign === '[') depth++
    else if (sign === '}' || sign === ']') depth--
    if (depth > max) return true
  }
  return false
}
