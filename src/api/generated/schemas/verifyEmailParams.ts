/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export type VerifyEmailParams = {
  /**
   * The token of the link in the e-mail.
   * @minLength 1
   */
  token: string
}
