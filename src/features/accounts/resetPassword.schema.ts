import * as v from 'valibot'
import { minChars } from '#src/lib/charLimits.ts'
import { DIGIT_PATTERN, UPPERCASE_PATTERN } from '#src/product/accountRules.ts'
import { PASSWORD_MIN_CHARS } from '#src/product/limits.ts'

/** A5.3; stricter than sign-up, with its own messages. */
export const resetPasswordSchema = v.pipe(
  v.object({
    password: v.pipe(
      v.string(),
      v.nonEmpty('Password is required'),
      minChars(PASSWORD_MIN_CHARS, `Minimum ${PASSWORD_MIN_CHARS} characters required`),
      v.check(
        (password) => UPPERCASE_PATTERN.test(password) && DIGIT_PATTERN.test(password),
        'Must contain at least one uppercase letter and one number',
      ),
    ),
    confirmPassword: v.pipe(v.string(), v.nonEmpty('Confirmation is required')),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => password === confirmPassword,
      'Passwords do not match',
    ),
    ['confirmPassword'],
  ),
)
