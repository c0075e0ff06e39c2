/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { Username } from './username.ts'

export interface RegisterBody {
  email: string
  /**
   * At least one digit.
   * @minLength 8
   * @pattern \d
   */
  password: string
  username: Username
  /** @minLength 1 */
  beta_token: string
}
