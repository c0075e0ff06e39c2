import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { confirmEmailUpdateQuery, verifyEmailQuery } from './emailLinks.ts'
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

it.for([undefined, null, 7])('a login with the refresh token %j has none', async (refresh_token) => {
  const login = { login: 'a', password: 'b', rememberMe: false }
  const tokens = await requestTokens(login, respondingWith({ access_token: 'a', refresh_token }))
  expect(tokens).toEqual({ access: 'a' })
})

it.for([{}, { access_token: '' }, { access_token: 1 }, 'token', null])(
  'a refresh that returns %j fails',
  async (body) => {
    await expect(requestNewToken('refresh', respondingWith(body))).rejects.toThrow('Failed to refresh token')
  },
)

it.for([{ id: 'm' }, { username: 'mira' }, { id: '', username: 'mira' }])(
  'a profile that returns %j is an error',
  async (body) => {
    await expect(requestProfile('token', respondingWith(body))).rejects.toThrow('Failed to load the profile')
  },
)

it.for([
  { rows: ['A7-16'], body: { is_unverified: true }, isVerified: false },
  { rows: ['A7-16'], body: { is_unverified: false }, isVerified: true },
  { rows: ['A7-16'], body: {}, isVerified: true },
])('$body: verified is $isVerified', async ({ body, isVerified }) => {
  expect(await respondingWith(body).query(verifiedQuery)).toBe(isVerified)
})
