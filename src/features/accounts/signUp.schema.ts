import * as v from 'valibot'
import { minChars } from '#src/lib/charLimits.ts'
import { DIGIT_PATTERN, EMAIL_PATTERN, USERNAME_PATTERN } from '#src/product/accountRules.ts'
import { PASSWORD_MIN_CHARS, USERNAME_MAX_CHARS, USERNAME_MIN_CHARS } from '#src/product/limits.ts'

/** A5.2; the order of the rules is the priority of their messages. */
export const signUpSchema = v.pipe(
  v.object({
    username: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Username is required'),
      v.regex(
        USERNAME_PATTERN,
        `Username must be between ${USERNAME_MIN_CHARS} and ${USERNAME_MAX_CHARS} characters long and can only include letters, numbers, spaces, underscores or hyphens`,
      ),
    ),
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Email is required'),
      v.regex(EMAIL_PATTERN, 'Invalid email address'),
    ),
    password: v.pipe(
      v.string(),
      v.nonEmpty('Password is required'),
      minChars(PASSWORD_MIN_CHARS, `Password must be at least ${PASSWORD_MIN_CHARS} characters`),
      v.regex(DIGIT_PATTERN, 'Password must include a number'),
    ),
    confirmPassword: v.pipe(v.string(), v.nonEmpty('Please confirm your password')),
    betaToken: v.pipe(v.string(), v.trim(), v.nonEmpty('Beta token is required')),
    acceptTerms: v.pipe(v.boolean(), v.value(true, 'You must accept the Terms of Use to continue')),
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
