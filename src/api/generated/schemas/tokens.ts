/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export interface Tokens {
  /** A signed token; its payload carries `exp`, in seconds. */
  access_token: string
  refresh_token?: string
}
