/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { ErrorDetail } from './errorDetail.ts'

/**
 * Every error response. Texts are meant for the user.
 */
export interface ErrorBody {
  detail: ErrorDetail
  /** The same in one sentence. */
  message?: string
}
