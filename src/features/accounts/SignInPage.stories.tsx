import { expect, waitFor, within } from 'storybook/test'
import { CREDENTIAL_KEYS } from '#src/storage/credentials.ts'
import { sessionAtom } from '#src/session/session.ts'
import preview from '#storybook/preview.tsx'
import type { Canvas, User } from '#storybook/storyContext.ts'
import { callsTo, storyWorld } from '#storybook/storyWorlds.ts'
import { SignInPage } from './SignInPage.tsx'

// Renders the whole app, because the page navigates after a successful sign-in.
const meta = preview.meta({ component: SignInPage, parameters: { world: { path: '/signin' } } })

const FAILED = 'Invalid login or password. Please try again.'
const PASSWORD = 'perigee-7-moons'
const fieldOf = (canvas: Canvas, label: string) => canvas.findByLabelText(label, { exact: true })
const button = (canvas: Canvas) => canvas.findByRole('button', { name: 'Sign In' })
const placeOf = (canvasElement: HTMLElement) => storyWorld(canvasElement).app.router.latestLocation.pathname
const sessionOf = (canvasElement: HTMLElement) => storyWorld(canvasElement).app.store.get(sessionAtom)

async function fill(canvas: Canvas, user: User, login: string, password: string) {
  if (login) await user.type(await fieldOf(canvas, 'Login'), login)
  if (password) await user.type(await fieldOf(canvas, 'Password'), password)
}

async function signIn(canvas: Canvas, user: User, login = 'mira', password = PASSWORD) {
  await fill(canvas, user, login, password)
  await user.click(await button(canvas))
}

export const Fresh = meta.story({
  name: 'Empty form',
  tags: ['A2.1-04', 'A2.1-06', 'A2.9-01', 'A2.9-02', 'A2.9-03', 'A2.9-04', 'A2.9-05', 'A3-11', 'A9-23'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/^Welcome Back$/)
    // A layout of its own.
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    const login = canvas.getByRole('textbox', { name: 'Login' })
    await expect(login).toHaveAttribute('autocomplete', 'username')
    const password = canvas.getByLabelText('Password', { exact: true })
    await expect(password).toHaveAttribute('type', 'password')
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await expect(canvas.getByRole('checkbox', { name: 'Remember me for 30 days' })).not.toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Forgot password?' })).toHaveAttribute('type', 'button')
    // Without scripts, a form with the method GET would put the typed values into the URL.
    await expect(login.closest('form')).toHaveAttribute('method', 'post')
  },
})

export const NothingFilledIn = meta.story({
  tags: ['phone', 'A5.1-01', 'A5.1-05'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await button(canvas))
    const login = await fieldOf(canvas, 'Login')
    await expect(login).toHaveAccessibleDescription('Login is required')
    await expect(login).toBeInvalid()
    await expect(login).toHaveFocus()
    const password = await fieldOf(canvas, 'Password')
    await expect(password).toHaveAccessibleDescription('Password is required')
    await expect(callsTo(canvasElement, 'login')).toEqual([])

    // Typing clears the error of this field only.
    await userEvent.type(login, 'm')
    await expect(canvas.queryByText('Login is required')).toBeNull()
    await expect(login).toBeValid()
    await expect(canvas.getByText('Password is required')).toBeVisible()
    await userEvent.clear(login)
    await userEvent.click(await button(canvas))
    await expect(canvas.getByText('Login is required')).toBeVisible()
  },
})

/** As some password managers do: the field's own setter, which React does not observe, and no event. */
const setSilently = (field: HTMLElement, text: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)

export const FilledInWithoutEvents = meta.story({
  name: 'Filled in by a password manager without events',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const login = await fieldOf(canvas, 'Login')
    setSilently(login, 'mir')
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }))
    await expect(await canvas.findByText(/^Please enter a valid email/)).toBeVisible()
    setSilently(await fieldOf(canvas, 'Password'), 'perigee-7-mice')
    // A program of the page sets it through React’s own setter.
    Object.assign(login, { value: 'mirab' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember me for 30 days' }))
    await expect(login).toHaveValue('mirab')
    setSilently(await fieldOf(canvas, 'Password'), PASSWORD)
    await userEvent.type(login, '{Backspace}{Enter}')
    await waitFor(() => expect(sessionOf(canvasElement).user?.username).toBe('mira'))
    await expect(callsTo(canvasElement, 'login')).toMatchObject([{ status: 200 }])
  },
})

export const LoginIsNeitherAddressNorName = meta.story({
  name: 'Invalid login',
  tags: ['phone', 'A5.1-02', 'A5.1-04'],
  play: async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent, 'a'.repeat(21))
    await expect(await fieldOf(canvas, 'Login')).toHaveAccessibleDescription(
      'Login must be a valid email address or valid username',
    )
  },
})

export const WrongPassword = meta.story({
  tags: ['A8-02'],
  play: async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent, 'mira', 'nope-nope-1')
    const alert = await canvas.findByRole('alert')
    await expect(within(alert).getByText(FAILED, { exact: true })).toBeVisible()
    await expect(within(alert).queryByText(/could not be asked/)).toBeNull()
    // The typed values and the focus are kept.
    await expect(await fieldOf(canvas, 'Login')).toHaveValue('mira')
    await expect(await fieldOf(canvas, 'Password')).toHaveValue('nope-nope-1')
    await expect(await button(canvas)).toHaveFocus()
  },
})

export const ServerFailed = meta.story({
  tags: ['phone'],
  parameters: { world: { faults: [{ operation: 'login', status: 500 }] } },
  play: async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent)
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getByText(FAILED, { exact: true })).toBeVisible()
    await expect(alert.getByText('The server could not be asked, so they may well be right.')).toBeVisible()
  },
})

export const NoTokenReceived = meta.story({
  tags: ['phone', 'A4.1-14'],
  parameters: { world: { faults: [{ operation: 'login', body: {} }] } },
  play: async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent)
    await expect(await canvas.findByText(FAILED, { exact: true })).toBeVisible()
  },
})

export const ProfileFailed = meta.story({
  parameters: { world: { faults: [{ operation: 'readMe', status: 500 }] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await signIn(canvas, userEvent)
    await expect(await canvas.findByText(FAILED, { exact: true })).toBeVisible()
    await expect(storyWorld(canvasElement).storage.getItem(CREDENTIAL_KEYS.access)).toBeNull()
  },
})

export const SigningIn = meta.story({
  tags: ['phone'],
  parameters: { world: { faults: [{ operation: 'login', hold: true }] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await signIn(canvas, userEvent)
    const busy = await button(canvas)
    await waitFor(() => expect(busy).toHaveAttribute('aria-busy', 'true'))
    await userEvent.type(await fieldOf(canvas, 'Password'), '{Enter}')
    await expect(callsTo(canvasElement, 'login')).toHaveLength(1)
  },
})

/** Whatever the address says, a sign-in never leads to another site. */
export const SignedIn = meta.story({
  name: 'Signed in for 30 days',
  tags: ['A4.1-13', 'A4.1-23', 'A3-09', 'A3-10', 'A5.1-03', 'A7-06', 'A9-23'],
  parameters: { world: { path: '/signin?redirect=https%3A%2F%2Fevil.example&next=%2F%2Fevil.example' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Remember me for 30 days' }))
    await fill(canvas, userEvent, ' mira@example.com ', PASSWORD)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(placeOf(canvasElement)).toBe('/explore'))
    await expect(sessionOf(canvasElement)).toMatchObject({ isAuthenticated: true, user: { username: 'mira' } })
    // The mock server rejects a body with missing or additional keys, and returns a token that is valid for 30 days.
    const refresh = storyWorld(canvasElement).server.db.sessions.all().at(-1)
    await expect(Date.parse(refresh!.expires_at) - Date.parse(refresh!.created_at)).toBe(30 * 24 * 60 * 60_000)
    // Replaces the history entry of the form: Back does not return to it.
    await expect(storyWorld(canvasElement).app.router.history.length).toBe(1)
    await expect(JSON.stringify(storyWorld(canvasElement).app.router.history.location)).not.toContain(PASSWORD)
  },
})

export const AlreadySignedIn = meta.story({
  tags: ['NS-37'],
  parameters: { world: { viewer: 'mira' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(placeOf(canvasElement)).toBe('/explore'))
    await expect(canvas.queryByRole('heading', { name: 'Welcome Back' })).toBeNull()
    await expect(storyWorld(canvasElement).app.router.history.length).toBe(1)
  },
})

export const StillFindingOut = meta.story({
  name: 'Session being restored',
  tags: ['phone'],
  parameters: { world: { viewer: 'mira', faults: [{ operation: 'readMe', hold: true }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Signing you in…')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Sign in$/)
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const OnToWhatWasAsked = meta.story({
  name: 'Pending action runs after sign-in',
  tags: ['A4.1-20', 'A4.1-22', 'A2.9-06'],
  parameters: { world: { path: '/search?query=elf' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { sessionControl, router } = storyWorld(canvasElement).app
    sessionControl.afterSignIn.store(() => void router.navigate({ to: '/chats' }))
    await router.navigate({ to: '/signin' })
    // The pending action survives the way to sign-up and back.
    await userEvent.click(await canvas.findByRole('link', { name: 'Create an account' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Sign in' }))
    await signIn(canvas, userEvent)
    await waitFor(() => expect(placeOf(canvasElement)).toBe('/chats'))
    // Back returns to the page that asked for the sign-in, not to the form.
    router.history.back()
    await waitFor(() => expect(placeOf(canvasElement)).toBe('/search'))
  },
})

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await fieldOf(canvas, 'Login'))
    for (const name of [
      'Password',
      'Show password',
      'Remember me for 30 days',
      'Forgot password?',
      'Sign In',
      'Create an account',
    ]) {
      await userEvent.tab()
      await expect(document.activeElement).toHaveAccessibleName(name)
    }
  },
})

export const ForgotWithoutLogin = meta.story({
  name: 'Reset e-mail without a login',
  tags: ['phone', 'A5.1-06'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await forget(canvas, userEvent, '')
    const login = await fieldOf(canvas, 'Login')
    await expect(login).toHaveAccessibleDescription('Please enter your email address in the login field.')
    await expect(login).toHaveFocus()
    await expect(callsTo(canvasElement, 'requestPasswordReset')).toEqual([])
    await expect(callsTo(canvasElement, 'login')).toEqual([])
  },
})

export const ForgotWithAName = meta.story({
  name: 'Reset e-mail with a user name',
  tags: ['phone', 'A5.1-07'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await forget(canvas, userEvent, 'alice')
    await expect(await fieldOf(canvas, 'Login')).toHaveAccessibleDescription(
      'Please enter a valid email address to reset your password.',
    )
    await expect(callsTo(canvasElement, 'requestPasswordReset')).toEqual([])
  },
})

const SENT = 'A reset email has been sent to your address if an account exists.'

async function forget(canvas: Canvas, user: User, login = 'mira@example.com') {
  await fill(canvas, user, login, '')
  await user.click(await canvas.findByRole('button', { name: 'Forgot password?' }))
}

export const ForgotAndSent = meta.story({
  name: 'Reset e-mail sent',
  tags: ['phone', 'A8-25', 'A7-18'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await forget(canvas, userEvent)
    const notice = await canvas.findByText(SENT, { exact: true })
    await expect(notice).toBeVisible()
    await expect(notice.closest('[aria-live="polite"]')).toBeVisible()
    const mail = storyWorld(canvasElement).server.db.mails.all().at(-1)
    await expect(mail).toMatchObject({ kind: 'reset-password', to: 'mira@example.com' })
    await expect(callsTo(canvasElement, 'login')).toEqual([])
  },
})

export const ForgotUnderWay = meta.story({
  name: 'Reset e-mail: sending',
  parameters: { world: { faults: [{ operation: 'requestPasswordReset', hold: true }] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await forget(canvas, userEvent)
    const asking = canvas.getByRole('button', { name: 'Forgot password?' })
    await waitFor(() => expect(asking).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(asking)
    await expect(callsTo(canvasElement, 'requestPasswordReset')).toHaveLength(1)
  },
})
