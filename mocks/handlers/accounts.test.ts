import { expect, it } from 'vitest'
import { characterId, userId } from '#mocks/fixtures/ids.ts'
import { login, readMe, readUser, readVerified, refreshToken } from '#src/api/generated/auth/reads.ts'
import {
  confirmEmailUpdate,
  deleteAccount,
  register,
  renewPicture,
  requestPasswordReset,
  resetPassword,
  updateMe,
  verifyEmail,
} from '#src/api/generated/auth/writes.ts'
import { readCharacter } from '#src/api/generated/characters/reads.ts'
import { listMessages } from '#src/api/generated/chats/reads.ts'
import { createChat } from '#src/api/generated/chats/writes.ts'
import { type Callers, callersOf } from '#tests/calls/caller.ts'

const newcomer = { email: 'pia@example.com', password: 'pia-1-moon', username: 'pia', beta_token: 'PERIGEE-BETA' }

const lastMail = ({ server }: Callers) => server.db.mails.all().at(-1)!

it('a newcomer registers, confirms the address, signs in and gets a new access token', async () => {
  const callers = callersOf()
  const { id } = await register(newcomer, callers.anyone())
  const tokens = await login({ login: 'pia', password: 'pia-1-moon', rememberMe: false }, callers.anyone())
  const me = callers.withToken(tokens.access_token)
  expect(await readVerified(me)).toEqual({ is_unverified: true })
  await verifyEmail({ token: lastMail(callers).token }, callers.anyone())
  expect(await readVerified(me)).toEqual({ is_unverified: false })

  callers.clock.advance(16 * 60_000)
  await expect(readMe(me)).rejects.toMatchObject({ status: 401 })
  const headers = { Authorization: `Bearer ${tokens.refresh_token}` }
  const { access_token } = await refreshToken({ ...callers.anyone(), headers })
  expect(await readMe(callers.withToken(access_token))).toMatchObject({ id, username: 'pia' })
})

it.for([
  { rememberMe: true, days: 30 },
  { rememberMe: false, days: 1 },
])('with rememberMe $rememberMe a session lasts $days days', async ({ rememberMe, days }) => {
  const { anyone, clock } = callersOf()
  const { refresh_token } = await login({ login: 'mira', password: 'perigee-7-moons', rememberMe }, anyone())
  const renew = () => refreshToken({ ...anyone(), headers: { Authorization: `Bearer ${refresh_token}` } })
  clock.advance(days * 24 * 60 * 60_000 - 1_000)
  expect(await renew()).toHaveProperty('access_token')
  clock.advance(1_000)
  await expect(renew()).rejects.toMatchObject({ status: 401 })
})

it('a new address is used only after its link is opened', async () => {
  const callers = callersOf()
  const me = callers.as('mira')
  await updateMe({ email: 'moon@example.com' }, me)
  expect((await readMe(me)).email).toBe('mira@example.com')
  expect(lastMail(callers)).toMatchObject({ kind: 'update-email', to: 'moon@example.com' })
  await confirmEmailUpdate({ token: lastMail(callers).token }, callers.anyone())
  expect((await readMe(me)).email).toBe('moon@example.com')
})

it('after a change, only the new password works', async () => {
  const { as, anyone } = callersOf()
  await updateMe({ currentPassword: 'perigee-7-moons', newPassword: 'perigee-8-moons' }, as('mira'))
  const signIn = (password: string) => login({ login: 'mira', password, rememberMe: false }, anyone())
  await expect(signIn('perigee-7-moons')).rejects.toMatchObject({ status: 401 })
  expect(await signIn('perigee-8-moons')).toHaveProperty('access_token')
})

it('a password reset ends every session of the account', async () => {
  const callers = callersOf()
  const { access_token } = await login(
    { login: 'mira', password: 'perigee-7-moons', rememberMe: true },
    callers.anyone(),
  )
  const [signedIn, given] = [callers.withToken(access_token), callers.as('mira')]
  await requestPasswordReset({ email: 'mira@example.com' }, callers.anyone())
  await resetPassword({ token: lastMail(callers).token, newPassword: 'Perigee-9-moons' }, callers.anyone())
  await expect(readMe(signedIn)).rejects.toMatchObject({ status: 401 })
  await expect(readMe(given)).rejects.toMatchObject({ status: 401 })
  expect(await readMe(callers.as('jonas'))).toHaveProperty('id')
})

it('a reset for an unknown address sends nothing', async () => {
  const { anyone, server } = callersOf()
  const sent = async () => (await server.snapshot()).rows.mails.length
  const before = await sent()
  await requestPasswordReset({ email: 'nobody@example.com' }, anyone())
  expect(await sent()).toBe(before)
})

it('deleting an account deletes its characters, all chats with them, its chats and its likes', async () => {
  const { as, anyone, server } = callersOf()
  const aria = characterId('aria')
  const chat = await createChat({ character_id: aria, timezone: 'UTC' }, as('jonas'))
  await createChat({ character_id: characterId('nine'), timezone: 'UTC' }, as('mira'))
  const likesOfNine = (await readCharacter(characterId('nine'), anyone())).likeCount!

  await deleteAccount(as('mira'))

  await expect(readUser(userId('mira'), anyone())).rejects.toMatchObject({ status: 404 })
  await expect(readCharacter(aria, anyone())).rejects.toMatchObject({ status: 404 })
  await expect(listMessages(chat.id, as('jonas'))).rejects.toMatchObject({ status: 404 })
  expect((await readCharacter(characterId('nine'), anyone())).likeCount).toBe(likesOfNine - 1)
  const { rows } = await server.snapshot()
  const left = JSON.stringify({ ...rows, reports: [] })
  expect(left).not.toContain(userId('mira'))
  expect(left).not.toContain(aria)
})

it('other users see a renewed avatar, and it differs from the previous one', async () => {
  const { as, anyone } = callersOf()
  const first = await renewPicture({ description: 'A fox in a cardigan' }, as('mira'))
  expect((await readUser(userId('mira'), anyone())).pfp_url).toBe(first.pfp_url)
  const second = await renewPicture({ description: 'A fox in a cardigan' }, as('mira'))
  expect(second.pfp_url).not.toBe(first.pfp_url)
})

it('two users cannot register the same name at the same time', async () => {
  const { anyone } = callersOf()
  const tries = await Promise.allSettled(
    [1, 2].map((n) => register({ ...newcomer, email: `pia${n}@example.com` }, anyone())),
  )
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
