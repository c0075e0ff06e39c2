import * as v from 'valibot'
import { maxChars } from '#src/lib/charLimits.ts'
import { EMAIL_PATTERN, SETTINGS_USERNAME_PATTERN } from '#src/product/accountRules.ts'
import { AVATAR_DESCRIPTION_MAX_CHARS, USERNAME_MAX_CHARS } from '#src/product/limits.ts'

/** A5.4; the order of the rules is the priority of their messages. */
const rules = {
  username: v.pipe(
    v.string(),
    v.nonEmpty('Username is required.'),
    maxChars(USERNAME_MAX_CHARS, `Username cannot exceed ${USERNAME_MAX_CHARS} characters.`),
    v.regex(SETTINGS_USERNAME_PATTERN, 'Username can only contain letters, numbers, _ or -'),
  ),
  email: v.pipe(v.string(), v.nonEmpty('Email is required.'), v.regex(EMAIL_PATTERN, 'Invalid email address.')),
  description: v.pipe(
    v.string(),
    maxChars(AVATAR_DESCRIPTION_MAX_CHARS, `Description cannot exceed ${AVATAR_DESCRIPTION_MAX_CHARS} characters.`),
  ),
}

export interface AccountValues {
  username: string
  email: string
  description: string
}
export type AccountField = keyof AccountValues

export const ACCOUNT_FIELDS = Object.keys(rules) as AccountField[]

/** The changes to send. Leading and trailing blanks of a name or an address do not count as a change. */
export function accountChanges(values: AccountValues, saved: AccountValues): Partial<AccountValues> {
  const sent = asSent(values)
  const before = asSent(saved)
  return Object.fromEntries(
    ACCOUNT_FIELDS.filter((field) => sent[field] !== before[field]).map((field) => [field, sent[field]]),
  )
}

function asSent({ username, email, description }: AccountValues): AccountValues {
  return { username: username.trim(), email: email.trim(), description }
}

/** The validation errors of the changes. Unchanged fields are not validated: older names stay valid. */
export function accountErrors(changes: Partial<AccountValues>): Partial<AccountValues> {
  const errors: Partial<AccountValues> = {}
  for (const field of ACCOUNT_FIELDS) {
    if (changes[field] === undefined) continue
    const { issues } = v.safeParse(rules[field], changes[field])
    if (issues) errors[field] = issues[0].message
  }
  return errors
}

/** The error of the description for a new avatar; the limit of the saved description applies too. */
export function avatarDescriptionError(description: string): string | undefined {
  return description.trim() === ''
    ? 'Avatar description cannot be empty to generate a new picture.'
    : accountErrors({ description }).description
}
