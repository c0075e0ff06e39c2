import * as v from 'valibot'
import { minChars } from '#src/lib/charLimits.ts'
import { DIGIT_PATTERN } from '#src/product/accountRules.ts'
import { PASSWORD_MIN_CHARS } from '#src/product/limits.ts'

/** A5.5; the order of the rules is the priority of their messages. */
export const changePasswordSchema = v.pipe(
  v.object({
    currentPassword: strong('Current password', 'Current password is required'),
    newPassword: strong('New password', 'New password cannot be empty'),
    confirmPassword: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
      'Passwords do not match',
    ),
    ['confirmPassword'],
  ),
)

function strong(name: string, missing: string) {
  const weak = `${name} must be ${PASSWORD_MIN_CHARS}+ chars and include at least one digit`
  return v.pipe(v.string(), v.nonEmpty(missing), minChars(PASSWORD_MIN_CHARS, weak), v.regex(DIGIT_PATTERN, weak))
}
