import { type Exchange, headerOf, jsonOf } from './exchange.ts'

/** Fields, parameters and headers with secret values. */
export const SECRET_NAME = /token|password|secret|api_?key|authorization|cookie/i
const EMAIL = /[^\s@<>()[\]{}"'`,;:|\\/=&?#]+@[^\s@<>()[\]{}"'`,;:|\\/=&?#]+/gu
const JWT = /\beyJ[\w-]{5,}\.[\w-]+(\.[\w-]*)?/g
const EMAIL_STAND_IN = 'somebody@example.invalid'
/** A shorter one would occur in other words. */
const SHORTEST_SECRET = 4

/** Every token and password of a session, the longest first. */
export function secretsOf(exchanges: readonly Exchange[]): string[] {
  const found = new Set<string>()
  const add = (text: string) => text.length >= SHORTEST_SECRET && found.add(text)
  for (const { url, requestHeaders, responseHeaders, requestBody, responseBody } of exchanges) {
    const bearer = headerOf(requestHeaders, 'authorization')
    if (bearer !== undefined) add(bearer.replace(/^\S+\s+/, ''))
    for (const name of ['cookie', 'set-cookie'])
      for (const headers of [requestHeaders, responseHeaders])
        for (const [, value = ''] of (headerOf(headers, name) ?? '').matchAll(/=\s*([^;\s,]+)/g)) add(value)
    for (const [name, value] of URL.parse(url)?.searchParams ?? []) if (SECRET_NAME.test(name)) add(value)
    for (const body of [requestBody, responseBody]) addFrom(jsonOf(body), false)
  }
  return [...found].sort((one, other) => other.length - one.length)

  function addFrom(value: unknown, isSecret: boolean): void {
    if (typeof value === 'string' && isSecret) add(value)
    if (typeof value !== 'object' || value === null) return
    for (const [name, field] of Object.entries(value)) addFrom(field, isSecret || SECRET_NAME.test(name))
  }
}

/** The text without tokens, passwords and e-mail addresses. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  let clean = text
  for (const secret of secrets) clean = clean.replaceAll(secret, 'x'.repeat(secret.length))
  return clean.replaceAll(JWT, (token) => 'x'.repeat(token.length)).replaceAll(EMAIL, EMAIL_STAND_IN)
}
