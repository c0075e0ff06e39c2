import * as v from 'valibot'
import { EMAIL_PATTERN, USERNAME_PATTERN } from '#src/product/accountRules.ts'

/** A5.1 */
export const signInSchema = v.object({
  login: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Login is required'),
    v.check(
      (login) => EMAIL_PATTERN.test(login) || USERNAME_PATTERN.test(login),
      'Login must be a valid email address or valid username',
    ),
  ),
  password: v.pipe(v.string(), v.nonEmpty('Password is required')),
  rememberMe: v.boolean(),
})

/** Validates the login field for "Forgot password?". */
export const forgottenPasswordSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Please enter your email address in the login field.'),
  v.regex(EMAIL_PATTERN, 'Please enter a valid email address to reset your password.'),
)
