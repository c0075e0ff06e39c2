/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

/**
 * The label, as the reporter read it.
 */
export type CharacterReportCategory = (typeof CharacterReportCategory)[keyof typeof CharacterReportCategory]

export const CharacterReportCategory = {
  'Copyright_/_Impersonation': 'Copyright / Impersonation',
  Offensive_or_Discriminatory_Persona: 'Offensive or Discriminatory Persona',
  Sexual_Content_with_Minors: 'Sexual Content with Minors',
  'Explicit_NSFW_Image_/_Description': 'Explicit NSFW Image / Description',
  Hate_or_Violent_Extremism: 'Hate or Violent Extremism',
  'Privacy_Violation_/_Personal_Data': 'Privacy Violation / Personal Data',
  Misleading_or_Deceptive_Details: 'Misleading or Deceptive Details',
  'Low-Quality_/_Broken_Character': 'Low-Quality / Broken Character',
  'Duplicate_/_Spam': 'Duplicate / Spam',
  Other: 'Other',
} as const
