import { PASSWORD_MIN_CHARS, USERNAME_MAX_CHARS, USERNAME_MIN_CHARS } from '#src/product/limits.ts'

/** The rules of the sign-up fields, one sentence each (A2.10-04 … A2.10-06, NS-26). */
export const RULES = {
  username: `${USERNAME_MIN_CHARS} to ${USERNAME_MAX_CHARS} letters, numbers, spaces, underscores or hyphens.`,
  email: 'A valid email address; the verification goes there.',
  password: `At least ${PASSWORD_MIN_CHARS} characters, one of them a number.`,
}
