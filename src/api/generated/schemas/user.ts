/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

/**
 * The signed-in account, as only its owner sees it.
 */
export interface User {
  id: string
  username: string
  email: string
  pfp_url?: string
  /** Private. What the avatar is drawn from. */
  pfp_description?: string
}
