/** The categories of reports about characters, in the order shown (B5.10). The label itself is sent. */
export const CHARACTER_REPORT_CATEGORIES = [
  'Copyright / Impersonation',
  'Offensive or Discriminatory Persona',
  'Sexual Content with Minors',
  'Explicit NSFW Image / Description',
  'Hate or Violent Extremism',
  'Privacy Violation / Personal Data',
  'Misleading or Deceptive Details',
  'Low-Quality / Broken Character',
  'Duplicate / Spam',
  'Other',
] as const

/** The categories of reports about messages, in the order shown (B5.11). */
export const MESSAGE_REPORT_CATEGORIES = [
  'Technical Issues and Bugs',
  'Factual Errors and Misinformation',
  'Inappropriate or Offensive Content',
  'Bias, Stereotypes, and Discrimination',
  'Privacy and Security Issues',
  'Incitement to Hatred and Hate Speech',
  'Pedophilic Content and Sexual Exploitation of Minors',
  'Incitement to Suicide and Encouragement of Self-Destructive Behaviors',
  'Other',
] as const
