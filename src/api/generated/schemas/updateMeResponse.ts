/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { UpdateMeResponseMessages } from './updateMeResponseMessages.ts'

export interface UpdateMeResponse {
  /** Sentences for the user, one per line. */
  messages?: UpdateMeResponseMessages
}
