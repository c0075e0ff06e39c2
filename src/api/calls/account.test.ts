import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import type { DefaultError, UseMutationOptions } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { confirmEmailUpdateQuery, verifyEmailQuery } from './emailLinks.ts'
import {
  deleteAccountMutation,
  registerMutation,
  renewPictureMutation,
  requestPasswordResetMutation,
  resendVerificationMutation,
  resetPasswordMutation,
  updateAccountMutation,
} from './account.ts'
import { requestNewToken, requestProfile, requestTokens } from './session.ts'
import { verifiedQuery } from './verified.ts'
import { connect } from './http.ts'

/** A client whose server responds to every call with `response()`. */
function clientOf(response: () => Response) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const sent: Request[] = []
  connect(client, {
    baseUrl: 'https://api.example/api/v1',
    fetch: async (input) => {
      sent.push(input as Request)
      return response()
    },
    bearer: async () => undefined,
    renewed: async () => undefined,
    onUnauthorised: () => undefined,
    isCurrent: () => true,
  })
  return { client, sent }
}

const silent = (status: number) => () => Response.json({}, { status })

function mutate<Data, Variables>(
  client: QueryClient,
  options: UseMutationOptions<Data, DefaultError, Variables>,
  variables: Variables,
) {
  return new MutationObserver(client, { ...options, retry: false }).mutate(variables)
}

const person = { email: 'a@b.io', password: 'quiet-7-moons', username: 'alice', betaToken: 'B' }

it.for<{ rows: string[]; text: string; call: (client: QueryClient) => Promise<unknown> }>([
  {
    rows: ['A8-01'],
    text: 'Invalid credentials',
    call: (client) => requestTokens({ login: 'a', password: 'b', rememberMe: false }, client),
  },
  { rows: ['A8-34'], text: 'Failed to refresh token', call: (client) => requestNewToken('refresh', client) },
  {
    rows: ['A8-07'],
    text: 'Failed to create account. Please try again.',
    call: (client) => mutate(client, registerMutation, person),
  },
  {
    rows: ['A8-08'],
    text: 'Unable to renew profile picture. Please try again later.',
    call: (client) => mutate(client, renewPictureMutation('mira'), { description: '', pictureBefore: '' }),
  },
  {
    rows: ['A8-11'],
    text: 'Failed to delete account',
    call: (client) => mutate(client, deleteAccountMutation, undefined),
  },
  { rows: ['A8-13'], text: 'Failed to update account', call: (client) => mutate(client, updateAccountMutation, {}) },
  {
    rows: ['A8-18'],
    text: 'Failed to resend verification email',
    call: (client) => mutate(client, resendVerificationMutation, undefined),
  },
  { rows: ['A8-20'], text: 'Account verification failed', call: (client) => client.query(verifiedQuery) },
  {
    rows: ['A8-26'],
    text: 'Error while requesting reset.',
    call: (client) => mutate(client, requestPasswordResetMutation, 'a@b.io'),
  },
  {
    rows: ['A8-29'],
    text: 'Error while resetting password.',
    call: (client) => mutate(client, resetPasswordMutation, { token: 't', newPassword: 'Abcdefg1' }),
  },
])('"$text" is used unless the server sends a text', async ({ text, call }) => {
  await expect(call(clientOf(silent(400)).client)).rejects.toMatchObject({
    name: 'ApiError',
    status: 400,
    message: text,
  })
  const outspoken = clientOf(() => Response.json({ detail: 'The server’s words.' }, { status: 400 }))
  await expect(call(outspoken.client)).rejects.toMatchObject({ message: 'The server’s words.', fallback: text })
})

it.for<{ rows: string[]; text: string; query: typeof verifyEmailQuery | typeof confirmEmailUpdateQuery }>([
  { rows: ['A8-21'], text: 'An unexpected error occurred.', query: verifyEmailQuery },
  { rows: ['A8-32'], text: 'An error occurred.', query: confirmEmailUpdateQuery },
])('a link that fails with "$text" is not sent again', async ({ text, query }) => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { client, sent } = clientOf(silent(400))
  const options = query('token')
  const page = new QueryObserver(client, options)
  const leave = page.subscribe(() => undefined)
  await vi.waitFor(() => expect(page.getCurrentResult().data).toMatchObject({ error: { status: 400, message: text } }))
  await client.invalidateQueries()
  await client.refetchQueries()
  leave()
  page.subscribe(() => undefined)()
  expect(sent).toHaveLength(1)
  expect(complained).toHaveBeenCalledWith(text, expect.stringMatching(/^GET .*\?token=…: /), expect.any(Error))
  complained.mockRestore()
})

const respondingWith = (body: unknown) => clientOf(() => Response.json(body)).client

it.for([
  [
    { access_token: 'a', refresh_token: 'r' },
    { access: 'a', refresh: 'r' },
  ],
  [{ access_token: 'a' }, { access: 'a', refresh: undefined }],
  [
    { access_token: 'a', refresh_token: null },
    { access: 'a', refresh: undefined },
  ],
  [
    { access_token: 'a', refresh_token: 7 },
    { access: 'a', refresh: undefined },
  ],
])('a login that returns %j gives %j', async ([body, tokens]) => {
  await expect(requestTokens({ login: 'a', password: 'b', rememberMe: false }, respondingWith(body))).resolves.toEqual(
    tokens,
  )
})

it.for([{ rows: ['A4.1-14'] }])('a login without an access token is an error', async () => {
  for (const body of [{}, { access_token: '' }, { access_token: null }, [], 'token']) {
    const login = requestTokens({ login: 'a', password: 'b', rememberMe: false }, respondingWith(body))
    await expect(login).rejects.toThrow('No access token received from API.')
  }
})

it.for([{}, { access_token: '' }, { access_token: 1 }, 'token', null])(
  'a refresh that returns %j fails',
  async (body) => {
    await expect(requestNewToken('refresh', respondingWith(body))).rejects.toThrow('Failed to refresh token')
  },
)

it.for([
  {},
  { id: 'm' },
  { username: 'mira' },
  { id: '', username: 'mira' },
  'mira',
  null,
  [],
  { id: 7, username: {} },
])('a profile that returns %j is an error', async (body) => {
  await expect(requestProfile('token', respondingWith(body))).rejects.toThrow('Failed to load the profile')
})

it.for([
  { rows: ['A7-16'], body: { is_unverified: true }, isVerified: false },
  { rows: ['A7-16'], body: { is_unverified: false }, isVerified: true },
  { rows: ['A7-16'], body: {}, isVerified: true },
])('$body: verified is $isVerified', async ({ body, isVerified }) => {
  expect(await respondingWith(body).query(verifiedQuery)).toBe(isVerified)
})
