import { CHARACTER_REPORT_CATEGORIES, MESSAGE_REPORT_CATEGORIES } from '#src/product/reportCategories.ts'

/** The differences between the two reports (B5.9 … B5.11, B8.7). */
export const REPORT_TEXTS = {
  character: {
    title: 'Report this character',
    categories: CHARACTER_REPORT_CATEGORIES,
    signedOut: 'You must be logged in to report a character.', // B5.9-07
    success: 'Thank you! Your report has been submitted.', // B8.7-01
  },
  message: {
    title: 'Report this message',
    categories: MESSAGE_REPORT_CATEGORIES,
    signedOut: 'You must be logged in to report a message.',
    success: 'Report submitted.', // B8.7-02
  },
} as const

/** B8.7-03, B8.7-05 */
export const REPORT_FAILED = 'Report submission failed.'
