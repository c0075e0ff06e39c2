/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

/**
 * What everybody may know about a user.
 */
export interface PublicUser {
  username?: string
  pfp_url?: string
}
