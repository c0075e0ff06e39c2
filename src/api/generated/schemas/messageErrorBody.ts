/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { ErrorDetail } from './errorDetail.ts'

/**
 * The error response of the two password-reset calls, which repeats the text as `message`.
 */
export interface MessageErrorBody {
  detail: ErrorDetail
  message: string
}
