/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { UpdateMeAnswerMessages } from './updateMeAnswerMessages.ts'

export interface UpdateMeAnswer {
  /** Sentences for the user, one per line. */
  messages?: UpdateMeAnswerMessages
}
