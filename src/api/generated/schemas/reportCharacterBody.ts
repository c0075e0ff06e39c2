/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { CharacterReportCategory } from './characterReportCategory.ts'

export interface ReportCharacterBody {
  id: string
  category: CharacterReportCategory
  /** @maxLength 200 */
  optionalMessage?: string
}
