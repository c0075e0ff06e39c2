/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export interface LoginBody {
  /**
   * E-mail address or username.
   * @minLength 1
   */
  login: string
  /** @minLength 1 */
  password: string
  /** With true the refresh token lives 30 days, with false one day. The client keeps both alike. */
  rememberMe: boolean
}
