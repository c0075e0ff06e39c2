/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export interface ResetPasswordBody {
  /** @minLength 1 */
  token: string
  /**
   * At least one uppercase letter and one digit.
   * @minLength 8
   * @pattern ^(?=.*[A-Z])(?=.*\d)
   */
  newPassword: string
}
