/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { MessageReportCategory } from './messageReportCategory.ts'

export interface ReportMessageBody {
  /** @minLength 1 */
  reported_message: string
  category: MessageReportCategory
  /** @maxLength 200 */
  optional_message?: string
  chat_id: string
}
