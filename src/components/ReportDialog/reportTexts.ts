import { CHARACTER_REPORT_CATEGORIES, MESSAGE_REPORT_CATEGORIES } from '#src/product/reportCategories.ts'

/** The differences between the two reports (B5.9 … B5.11, B8.7). */
export const REPORT_TEXTS = {
  character: {
    title: 'Report this character',
    categories: CHARACTER_REPORT_CATEGORIES,
    signedOut: 'You must be logged in to report a character.',
    success: 'Thank you! Your report has been submitted.',
  },
  message: {
    title: 'Report this message',
    categories: MESSAGE_REPORT_CATEGORIES,
    signedOut: 'You must be logged in to report a message.',
    success: 'Report submitted.',
  },
} as const

export const REPORT_FAILED = 'Report submission failed.'
