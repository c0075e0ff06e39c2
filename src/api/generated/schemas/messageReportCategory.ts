/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */

/**
 * The label, as the reporter read it.
 */
export type MessageReportCategory = (typeof MessageReportCategory)[keyof typeof MessageReportCategory]

export const MessageReportCategory = {
  Technical_Issues_and_Bugs: 'Technical Issues and Bugs',
  Factual_Errors_and_Misinformation: 'Factual Errors and Misinformation',
  Inappropriate_or_Offensive_Content: 'Inappropriate or Offensive Content',
  'Bias,_Stereotypes,_and_Discrimination': 'Bias, Stereotypes, and Discrimination',
  Privacy_and_Security_Issues: 'Privacy and Security Issues',
  Incitement_to_Hatred_and_Hate_Speech: 'Incitement to Hatred and Hate Speech',
  Pedophilic_Content_and_Sexual_Exploitation_of_Minors: 'Pedophilic Content and Sexual Exploitation of Minors',
  'Incitement_to_Suicide_and_Encouragement_of_Self-Destructive_Behaviors':
    'Incitement to Suicide and Encouragement of Self-Destructive Behaviors',
  Other: 'Other',
} as const
