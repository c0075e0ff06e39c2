/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { Username } from './username.ts'

export interface UpdateMeBody {
  username?: Username
  email?: string
  /**
   * The private avatar description.
   * @maxLength 200
   */
  description?: string
  /** @minLength 1 */
  currentPassword?: string
  /**
   * At least one digit.
   * @minLength 8
   * @pattern \d
   */
  newPassword?: string
  /** If sent, equal to newPassword. */
  confirmPassword?: string
}
