/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

export interface RenewPictureBody {
  /** @maxLength 200 */
  description?: string
}
