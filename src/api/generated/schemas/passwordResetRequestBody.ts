/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export interface PasswordResetRequestBody {
  email: string
}
