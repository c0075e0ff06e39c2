import { expect } from 'vitest'
import { characterId, userId } from '#mocks/fixtures/ids.ts'
import { login, readMe, readUser, readVerified, refreshToken } from '#src/api/generated/auth/reads.ts'
import * as auth from '#src/api/generated/auth/writes.ts'
import type { CallOptions } from '#src/api/calls/http.ts'
import type { CallCase } from './callCase.ts'

const newcomer = { email: 'pia@example.com', password: 'pia-1-moon', username: 'pia', beta_token: 'PERIGEE-BETA' }
const bearing = (me: CallOptions, token: string): CallOptions => ({
  ...me,
  headers: { Authorization: `Bearer ${token}` },
})
const NEW_PASSWORD = 'Perigee-8-moons'

export const authCases: CallCase[] = [
  {
    operation: 'register',
    status: 201,
    when: 'a newcomer has a beta token',
    call: (me) => auth.register(newcomer, me),
    response: { username: 'pia', email: 'pia@example.com' },
  },
  {
    operation: 'register',
    status: 400,
    when: 'the beta token is unknown',
    call: (me) => auth.register({ ...newcomer, beta_token: 'LET-ME-IN' }, me),
    response: { detail: { field: 'betaToken', message: 'This beta token is not valid.' } },
  },
  {
    operation: 'register',
    status: 400,
    when: 'a beta token for one has been used',
    async call(me) {
      await auth.register({ ...newcomer, beta_token: 'PERIGEE-ONCE-A' }, me)
      return auth.register(
        { ...newcomer, username: 'pia2', email: 'pia2@example.com', beta_token: 'PERIGEE-ONCE-A' },
        me,
      )
    },
    response: { detail: { field: 'betaToken' } },
  },
  {
    operation: 'register',
    status: 409,
    when: 'the address is taken, in other capitals',
    call: (me) => auth.register({ ...newcomer, email: 'Mira@Example.com' }, me),
    response: { detail: { field: 'email', message: 'This email address is already in use.' } },
  },
  {
    operation: 'register',
    status: 409,
    when: 'the name is taken',
    call: (me) => auth.register({ ...newcomer, username: 'mira' }, me),
    response: { detail: { field: 'username', message: 'This username is already taken.' } },
  },
  {
    operation: 'login',
    status: 200,
    when: 'name and password are right',
    call: (me) => login({ login: 'mira', password: 'perigee-7-moons', rememberMe: true }, me),
    response: { access_token: expect.any(String), refresh_token: expect.any(String) },
  },
  {
    operation: 'login',
    status: 200,
    when: 'the address serves as name',
    call: (me) => login({ login: 'MIRA@example.com', password: 'perigee-7-moons', rememberMe: false }, me),
  },
  {
    operation: 'login',
    status: 401,
    when: 'the password is wrong',
    call: (me) => login({ login: 'mira', password: 'perigee-8-moons', rememberMe: false }, me),
    response: { detail: 'Invalid credentials' },
  },
  {
    operation: 'login',
    status: 401,
    when: 'nobody has that name, in the same words',
    call: (me) => login({ login: 'nobody', password: 'perigee-7-moons', rememberMe: false }, me),
    response: { detail: 'Invalid credentials' },
  },
  {
    operation: 'refreshToken',
    status: 200,
    when: 'the refresh token is good',
    call: (me, { server }) => refreshToken(bearing(me, server.signInAs('mira').refresh_token)),
    response: { access_token: expect.any(String) },
  },
  {
    operation: 'refreshToken',
    status: 401,
    when: 'it is an access token',
    call: (me, { server }) => refreshToken(bearing(me, server.signInAs('mira').access_token)),
    response: { detail: 'Invalid token' },
  },
  {
    operation: 'readMe',
    status: 200,
    when: 'signed in',
    viewer: 'mira',
    call: (me) => readMe(me),
    response: { id: userId('mira'), username: 'mira', email: 'mira@example.com' },
  },
  {
    operation: 'readMe',
    status: 401,
    when: 'the account is gone',
    viewer: 'mira',
    async call(me) {
      await auth.deleteAccount(me)
      return readMe(me)
    },
  },
  {
    operation: 'updateMe',
    status: 200,
    when: 'name and description change',
    viewer: 'mira',
    call: (me) => auth.updateMe({ username: 'mira-k', description: 'A moon.' }, me),
    response: {},
  },
  {
    operation: 'updateMe',
    status: 200,
    when: 'the address changes, saying that it has to be confirmed',
    viewer: 'mira',
    call: (me) => auth.updateMe({ email: 'new@example.com' }, me),
    response: { messages: { email: expect.stringContaining('confirmation link') } },
  },
  {
    operation: 'updateMe',
    status: 400,
    when: 'the current password is wrong',
    viewer: 'mira',
    call: (me) => auth.updateMe({ currentPassword: 'wrong-1', newPassword: NEW_PASSWORD }, me),
    response: { detail: 'The current password is not correct.' },
  },
  {
    operation: 'updateMe',
    status: 400,
    when: 'the confirmation differs',
    viewer: 'mira',
    call: (me) =>
      auth.updateMe(
        { currentPassword: 'perigee-7-moons', newPassword: NEW_PASSWORD, confirmPassword: 'other-1-moon' },
        me,
      ),
  },
  {
    operation: 'updateMe',
    status: 409,
    when: 'name and address are somebody else’s',
    viewer: 'mira',
    call: (me) => auth.updateMe({ username: 'Jonas', email: 'jonas@example.com' }, me),
    response: { detail: { username: expect.any(String), email: expect.any(String) } },
  },
  { operation: 'deleteAccount', status: 204, when: 'signed in', viewer: 'mira', call: (me) => auth.deleteAccount(me) },
  {
    operation: 'renewPicture',
    status: 200,
    when: 'the account has a description',
    viewer: 'mira',
    call: (me) => auth.renewPicture({ description: '' }, me),
    response: {
      pfp_url: expect.stringMatching(/\/pictures\/.+\.avif$/),
      large_pfp_url: expect.stringMatching(/\/pictures\/.+\.avif$/),
    },
  },
  {
    operation: 'renewPicture',
    status: 400,
    when: 'there is no description anywhere',
    viewer: 'jonas',
    call: (me) => auth.renewPicture({ description: ' ' }, me),
    response: { detail: 'Describe your avatar first.' },
  },
  {
    operation: 'readUser',
    status: 200,
    when: 'anyone asks, keeping address and description private',
    call: (me) => readUser(userId('mira'), me),
    response: { username: 'mira', pfp_url: expect.any(String) },
  },
  {
    operation: 'readUser',
    status: 404,
    when: 'nobody has that id',
    call: (me) => readUser(characterId('nine'), me),
    response: { detail: 'User not found.' },
  },
]

export const emailLinkCases: CallCase[] = [
  {
    operation: 'resendEmailVerification',
    status: 200,
    when: 'the address is unverified',
    viewer: 'fern',
    call: (me) => auth.resendEmailVerification(me),
  },
  {
    operation: 'resendEmailVerification',
    status: 409,
    when: 'the address is verified',
    viewer: 'mira',
    call: (me) => auth.resendEmailVerification(me),
  },
  {
    operation: 'readVerified',
    status: 200,
    when: 'the address is unverified',
    viewer: 'fern',
    call: (me) => readVerified(me),
    response: { is_unverified: true },
  },
  {
    operation: 'verifyEmail',
    status: 200,
    when: 'the link is new',
    call: (me) => auth.verifyEmail({ token: 'verify-fern' }, me),
    response: { message: 'Your email address is verified.' },
  },
  {
    operation: 'verifyEmail',
    status: 400,
    when: 'the link was used',
    async call(me) {
      await auth.verifyEmail({ token: 'verify-fern' }, me)
      return auth.verifyEmail({ token: 'verify-fern' }, me)
    },
    response: { detail: 'This link is invalid or has expired.' },
  },
  {
    operation: 'verifyEmail',
    status: 400,
    when: 'the link is of another kind',
    call: (me) => auth.verifyEmail({ token: 'reset-mira' }, me),
  },
  {
    operation: 'verifyEmail',
    status: 400,
    when: 'the link has expired',
    call(me, { clock }) {
      clock.advance(31 * 24 * 60 * 60_000)
      return auth.verifyEmail({ token: 'verify-fern' }, me)
    },
  },
  {
    operation: 'requestPasswordReset',
    status: 200,
    when: 'the account exists',
    call: (me) => auth.requestPasswordReset({ email: 'mira@example.com' }, me),
  },
  {
    operation: 'requestPasswordReset',
    status: 200,
    when: 'it does not, in the same words',
    call: (me) => auth.requestPasswordReset({ email: 'nobody@example.com' }, me),
    response: { message: 'A reset email has been sent to your address if an account exists.' },
  },
  {
    operation: 'resetPassword',
    status: 200,
    when: 'the link is new',
    call: (me) => auth.resetPassword({ token: 'reset-mira', newPassword: NEW_PASSWORD }, me),
  },
  {
    operation: 'resetPassword',
    status: 400,
    when: 'the link is unknown, saying it as message too',
    call: (me) => auth.resetPassword({ token: 'made-up', newPassword: NEW_PASSWORD }, me),
    response: { detail: expect.any(String), message: 'This link is invalid or has expired.' },
  },
  {
    operation: 'confirmEmailUpdate',
    status: 200,
    when: 'the link is new',
    call: (me) => auth.confirmEmailUpdate({ token: 'update-mira' }, me),
  },
  {
    operation: 'confirmEmailUpdate',
    status: 400,
    when: 'the link is unknown',
    call: (me) => auth.confirmEmailUpdate({ token: 'made-up' }, me),
  },
  {
    operation: 'confirmEmailUpdate',
    status: 409,
    when: 'somebody has taken the address meanwhile',
    async call(me) {
      await auth.register({ ...newcomer, email: 'mira.new@example.com' }, me)
      return auth.confirmEmailUpdate({ token: 'update-mira' }, me)
    },
    response: { detail: 'This email address is already in use.' },
  },
]
