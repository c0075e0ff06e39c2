import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'

/**
 * The claims of a token. The app reads `exp` only (NS-05); the mock server uses the rest. Signing is plain code,
 * because browsers do not offer `crypto.subtle` on plain-http addresses of a local network.
 */
export interface TokenClaims {
  /** User id. */
  sub: string
  /** Session id: one sign-in, shared by its access and refresh tokens. */
  sid: string
  /** Unique id of the token. */
  jti: string
  use: 'access' | 'refresh'
  /** Seconds since 1970. */
  iat: number
  exp: number
}

/** The key is public. It signs nothing that needs protection. */
const KEY = bytesOf('perigee mock server, not a secret')
const HEADER = toBase64url(JSON.stringify({ alg: 'HS256', typ: 'JWT' }))

/** A signed token (JWT, HS256). */
export function signToken(claims: TokenClaims): string {
  const content = `${HEADER}.${toBase64url(JSON.stringify(claims))}`
  return `${content}.${signatureOf(content)}`
}

/** The claims of a token that this server signed; undefined for anything else. Does not check the token's age. */
export function claimsOf(token: string): TokenClaims | undefined {
  const [header, payload, signature, ...more] = token.split('.')
  if (header !== HEADER || !payload || more.length > 0) return undefined
  if (signature !== signatureOf(`${header}.${payload}`)) return undefined
  return JSON.parse(fromBase64url(payload)) as TokenClaims
}

function signatureOf(content: string): string {
  return base64url(hmac(sha256, KEY, bytesOf(content)))
}

export function toBase64url(text: string): string {
  return base64url(bytesOf(text))
}

export function fromBase64url(part: string): string {
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, (sign) => sign.charCodeAt(0)))
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
