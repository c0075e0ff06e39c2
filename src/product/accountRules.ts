import { USERNAME_MAX_CHARS, USERNAME_MIN_CHARS } from './limits.ts'

/** Sign-in and sign-up: letters, digits, spaces, underscores, hyphens. The settings allow less. */
export const USERNAME_PATTERN = new RegExp(`^[A-Za-z0-9_ -]{${USERNAME_MIN_CHARS},${USERNAME_MAX_CHARS}}$`)
/** Looks like an address. The mail that arrives verifies it. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/
/** A password has at least one digit; a reset one also an uppercase letter. */
export const DIGIT_PATTERN = /\d/
export const UPPERCASE_PATTERN = /[A-Z]/
/** Settings: without the spaces. The message does not mention the length, which is validated too. */
export const SETTINGS_USERNAME_PATTERN = new RegExp(`^[A-Za-z0-9_-]{${USERNAME_MIN_CHARS},${USERNAME_MAX_CHARS}}$`)
