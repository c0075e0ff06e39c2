import * as generated from '#mocks/generated/auth/auth.msw.ts'
import type { User } from '#src/api/generated/calls.schemas.ts'
import type { Database, UserRow } from '#mocks/db/database.ts'
import { choosePicture } from '#mocks/pictures/choosePicture.ts'
import { bodyOf, fail, paramOf } from './call.ts'
import type { ServerParts } from './serverParts.ts'

const TAKEN = { email: 'This email address is already in use.', username: 'This username is already taken.' }

/** Accounts, sessions and public profiles. */
export function authHandlers(parts: ServerParts) {
  const { db, now, sessions, mails, pictures, caller, viewer, refresher } = parts

  const responseOf = (user: UserRow): User => ({
    id: user.id,
    username: user.username,
    email: user.email,
    ...(user.picture.as !== 'none' && pictures.ofUser(user)),
    pfp_description: user.description,
  })

  /** Whether another account has this address or name; the comparison ignores case. */
  function taken(field: 'email' | 'username', value: string, me?: UserRow): boolean {
    const wanted = value.toLowerCase()
    return db.users.all().some((user) => user.id !== me?.id && user[field].toLowerCase() === wanted)
  }

  return [
    generated.getRegisterMockHandler(async (call) => {
      const { email, password, username, beta_token } = await bodyOf<'register'>(call)
      if (!isGoodBetaToken(db, beta_token)) {
        fail(400, { field: 'betaToken', message: 'This beta token is not valid.' })
      }
      if (taken('email', email)) fail(409, { field: 'email', message: TAKEN.email })
      if (taken('username', username)) fail(409, { field: 'username', message: TAKEN.username })
      const user = await db.users.create({
        id: await db.nextId('users'),
        key: '',
        username,
        email,
        password,
        description: '',
        picture: { name: choosePicture({ seed: username, text: username }) },
        verified: false,
        betaToken: beta_token,
        joined_at: now(),
      })
      await mails.send('verify-email', user)
      return responseOf(user)
    }),

    generated.getLoginMockHandler(async (call) => {
      const { login, password, rememberMe } = await bodyOf<'login'>(call)
      const wanted = login.toLowerCase()
      const user = db.users
        .all()
        .find(({ username, email }) => [username, email].some((it) => it.toLowerCase() === wanted))
      if (!user || user.password !== password) return fail(401, 'Invalid credentials')
      return sessions.open(user, rememberMe)
    }),

    generated.getRefreshTokenMockHandler((call) => {
      const { user, sid } = refresher(call)
      return { access_token: sessions.renew(user, sid) }
    }),

    generated.getReadMeMockHandler((call) => responseOf(caller(call))),

    generated.getUpdateMeMockHandler(async (call) => {
      const me = caller(call)
      const body = await bodyOf<'updateMe'>(call)
      if (body.currentPassword !== undefined && body.currentPassword !== me.password) {
        fail(400, 'The current password is not correct.') // AMB-08: never 401
      }
      if (body.confirmPassword !== undefined && body.confirmPassword !== body.newPassword) {
        fail(400, 'The confirmation does not match the new password.')
      }
      const conflicts = {
        ...(body.email !== undefined && taken('email', body.email, me) && { email: TAKEN.email }),
        ...(body.username !== undefined && taken('username', body.username, me) && { username: TAKEN.username }),
      }
      if (Object.keys(conflicts).length > 0) fail(409, conflicts)
      await db.users.update(me, {
        data(row) {
          row.username = body.username ?? row.username
          row.description = body.description ?? row.description
          row.password = body.newPassword ?? row.password
        },
      })
      if (body.email === undefined || body.email === me.email) return {}
      await mails.send('update-email', me, body.email)
      return { messages: { email: 'We sent a confirmation link to your new address.' } }
    }),

    generated.getDeleteAccountMockHandler((call) => {
      db.users.delete(caller(call))
    }),

    generated.getRenewPictureMockHandler(async (call) => {
      const me = caller(call)
      const { description = '' } = await bodyOf<'renewPicture'>(call)
      const wish = description.trim() || me.description.trim()
      if (wish === '') return fail(400, 'Describe your avatar first.')
      const earlier = [me.picture.name, ...(me.earlierPictures ?? [])]
      const picture = { name: choosePicture({ seed: me.id, text: wish, not: earlier }) }
      await db.users.update(me, { data: (row) => void Object.assign(row, { picture, earlierPictures: earlier }) })
      return pictures.ofRenewedUser({ picture })
    }),

    generated.getReadUserMockHandler((call) => {
      viewer(call)
      const id = paramOf(call, 'id')
      const user = db.users.findFirst((q) => q.where({ id })) ?? fail(404, 'User not found.')
      return { username: user.username, ...(user.picture.as !== 'none' && pictures.ofUser(user)) }
    }),
  ]
}

/** These tokens work for every sign-up, any number of times. The second one is the example in the contract. */
const BETA_TOKENS = ['PERIGEE-BETA', 'PERIGEE-BETA-2026']
/** Each token with this prefix works once: PERIGEE-ONCE-A, PERIGEE-ONCE-B, … */
const ONCE = 'PERIGEE-ONCE-'

function isGoodBetaToken(db: Database, token: string): boolean {
  if (BETA_TOKENS.includes(token)) return true
  if (!token.startsWith(ONCE) || token === ONCE) return false
  return db.users.findFirst((q) => q.where({ betaToken: token })) === undefined
}
