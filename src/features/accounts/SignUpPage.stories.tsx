import { expect, screen, waitFor, within } from 'storybook/test'
import { COMMUNITY_URL, PRIVACY_URL, TERMS_URL } from '#src/product/links.ts'
import preview from '#storybook/preview.tsx'
import type { Canvas, StoryContext, User } from '#storybook/storyContext.ts'
import { callsTo, storyWorld } from '#storybook/storyWorlds.ts'
import { SignUpPage } from './SignUpPage.tsx'

const meta = preview.meta({ component: SignUpPage, parameters: { world: { path: '/signup' } } })

const GOOD = {
  Username: ' alice ',
  Email: ' alice@example.com ',
  Password: 'quiet-harbour-7',
  'Confirm password': 'quiet-harbour-7',
  'Beta token': ' PERIGEE-BETA ',
}
const USERNAME =
  'Username must be between 3 and 20 characters long and can only include letters, numbers, spaces, underscores or hyphens'
const fieldOf = (canvas: Canvas, label: string) => canvas.findByLabelText(label, { exact: true })
const button = (canvas: Canvas) => canvas.findByRole('button', { name: 'Create account' })
const terms = (canvas: Canvas) => canvas.findByRole('checkbox')

/** The texts of the elements that `aria-describedby` refers to. */
const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

async function fill(canvas: Canvas, user: User, values: Partial<typeof GOOD> = GOOD) {
  for (const [label, value] of Object.entries(values)) await user.type(await fieldOf(canvas, label), value)
}

async function register(canvas: Canvas, user: User) {
  await fill(canvas, user)
  await user.click(await terms(canvas))
  await user.click(await button(canvas))
}

export const Fresh = meta.story({
  name: 'Empty form',
  tags: ['A2.1-05', 'A2.1-06', 'A2.10-01', 'A2.10-02', 'A2.10-03', 'A2.10-07', 'A3-08', 'A0-02', 'AMB-55'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/^Create your account$/)
    // A layout of its own.
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await expect(canvas.getByText('Join our Discord to access the closed beta!', { exact: true })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Join beta' })).toHaveAttribute('href', COMMUNITY_URL)
    const wanted = {
      Username: ['username', 'text'],
      Email: ['email', 'email'],
      Password: ['new-password', 'password'],
      'Confirm password': ['new-password', 'password'],
      'Beta token': ['off', 'text'],
    }
    for (const [label, [autocomplete, type]] of Object.entries(wanted)) {
      const field = await fieldOf(canvas, label)
      await expect(field).toHaveAttribute('autocomplete', autocomplete)
      await expect((field as HTMLInputElement).type).toBe(type)
    }
    // Autocorrection would replace a name or a token with a dictionary word.
    for (const label of ['Username', 'Beta token']) {
      await expect(await fieldOf(canvas, label)).toHaveAttribute('autocorrect', 'off')
    }
    await expect(await terms(canvas)).not.toBeChecked()
  },
})

export const PoliciesOpenAndTickNothing = meta.story({
  name: 'Policy links do not tick the box',
  tags: ['A2.10-08'],
  play: async ({ canvas, userEvent }) => {
    const box = await terms(canvas)
    for (const [name, address] of Object.entries({ 'Terms of Use': TERMS_URL, 'Privacy Policy': PRIVACY_URL })) {
      const link = canvas.getByRole('link', { name })
      await expect(link).toHaveAttribute('href', address)
      await expect(link).toHaveAttribute('target', '_blank')
      link.addEventListener('click', (event) => event.preventDefault(), { once: true })
      await userEvent.click(link)
      await expect(box).not.toBeChecked()
    }
    await userEvent.click(canvas.getByText(/I accept/))
    await expect(box).toBeChecked()
  },
})

const RULES = {
  Username: '3 to 20 letters, numbers, spaces, underscores or hyphens.',
  Email: 'A valid email address; the verification goes there.',
  Password: 'At least 8 characters, one of them a number.',
}

export const RulesOnFocus = meta.story({
  tags: ['phone', 'A2.10-04', 'A2.10-05', 'A2.10-06', 'NS-26'],
  play: async ({ canvas, userEvent }) => {
    for (const [label, rule] of Object.entries(RULES)) {
      await userEvent.click(await fieldOf(canvas, label))
      await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(rule))
      // The tooltip fades in.
      await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    }
  },
})

export const RulesGoneWithThePointer = meta.story({
  name: 'Rules gone with the pointer, or by Escape',
  tags: ['A2.10-04', 'A2.10-05', 'A2.10-06'],
  play: async ({ canvas, userEvent }) => {
    for (const [label, rule] of Object.entries(RULES)) {
      await userEvent.hover(await fieldOf(canvas, label))
      await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(rule))
      await userEvent.unhover(await fieldOf(canvas, label))
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    }
    await userEvent.click(await fieldOf(canvas, 'Password'))
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(await fieldOf(canvas, 'Password')).toHaveFocus()
  },
})

export const NothingFilledIn = meta.story({
  tags: ['phone', 'A5.2-01', 'A5.2-03', 'A5.2-05', 'A5.2-08', 'A5.2-10', 'A5.2-11', 'A1-11', 'A6-27'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await button(canvas))
    const wanted = {
      Username: 'Username is required',
      Email: 'Email is required',
      Password: 'Password is required',
      'Confirm password': 'Please confirm your password',
      'Beta token': 'Beta token is required',
    }
    for (const [label, text] of Object.entries(wanted)) {
      const field = await fieldOf(canvas, label)
      await expect(field).toBeInvalid()
      await expect(describedBy(field)).toContain(text)
    }
    await expect(canvas.getByText('You must accept the Terms of Use to continue', { exact: true })).toBeVisible()
    await expect(await fieldOf(canvas, 'Username')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: '6 fields need attention' }))
    await expect(canvas.getByLabelText(/^Username/)).toHaveFocus()
    await expect(callsTo(canvasElement, 'register')).toEqual([])

    await userEvent.type(await fieldOf(canvas, 'Username'), 'a')
    await expect(canvas.queryByText('Username is required')).toBeNull()
    await expect(canvas.getByText('5 fields need attention')).toBeVisible()
    await userEvent.click(await terms(canvas))
    await expect(canvas.queryByText('You must accept the Terms of Use to continue')).toBeNull()
  },
})

export const PasswordTooShort = meta.story({
  tags: ['phone', 'A5.2-06'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await fieldOf(canvas, 'Password'), 'a1bcdef')
    await userEvent.click(await button(canvas))
    await expect(canvas.getByText('Password must be at least 8 characters', { exact: true })).toBeVisible()
  },
})

export const WrongValues = meta.story({
  tags: ['phone', 'A5.2-02', 'A5.2-04', 'A5.2-07', 'A5.2-09'],
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, {
      Username: 'a.b',
      Email: 'a@',
      Password: 'abcdefgh',
      'Confirm password': 'something else',
    })
    await userEvent.click(await button(canvas))
    for (const message of [
      USERNAME,
      'Invalid email address',
      'Password must include a number',
      'Passwords do not match',
    ]) {
      await expect(canvas.getByText(message, { exact: true })).toBeVisible()
    }
  },
})

export const Registered = meta.story({
  tags: ['phone', 'A2.10-09', 'A2.10-10', 'A2.10-11', 'A4.2-30'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await register(canvas, userEvent)
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Registration Complete' })
    await expect(heading).toHaveFocus()
    await expect(canvas.getByText('alice', { exact: true })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    const mutations = storyWorld(canvasElement).app.queryClient.getMutationCache().getAll()
    const stored = JSON.stringify(mutations.map(({ state }) => state.variables))
    await expect(stored).not.toContain('quiet-harbour-7')
    await expect(canvas.getByRole('link', { name: 'Sign In to Get Started' })).toHaveAttribute('href', '/signin')
  },
})

export const Registering = meta.story({
  parameters: { world: { faults: [{ operation: 'register', hold: true }] } },
  play: async ({ canvas, userEvent }) => {
    await register(canvas, userEvent)
    const busy = await button(canvas)
    await waitFor(() => expect(busy).toHaveAttribute('aria-busy', 'true'))
  },
})

/** The server refuses the value of one field. */
const refused = (field: string, label: string, message: string) => ({
  parameters: {
    world: { faults: [{ operation: 'register' as const, status: 409 as const, body: { detail: { field, message } } }] },
  },
  play: async ({ canvas, userEvent }: StoryContext) => {
    await register(canvas, userEvent)
    const element = await fieldOf(canvas, label)
    await waitFor(() => expect(element).toHaveAccessibleDescription(expect.stringContaining(message)))
    await expect(element).toHaveFocus()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(await fieldOf(canvas, 'Password')).toHaveValue('quiet-harbour-7')
  },
})

export const BetaTokenRefused = meta.story({
  tags: ['phone', 'A8-03', 'A8-04'],
  ...refused('betaToken', 'Beta token', 'This beta token is not valid.'),
})

export const EmailRefused = meta.story({
  tags: ['phone', 'A8-05'],
  ...refused('email', 'Email', 'This email address is already in use.'),
})

export const UsernameRefused = meta.story({
  tags: ['A8-06'],
  ...refused('username', 'Username', 'This username is already taken.'),
})

/** The account was created and the response lost, so the server rejects the retry. */
export const NotKnown = meta.story({
  name: 'Unknown whether registered',
  parameters: {
    world: {
      faults: [
        { operation: 'register', stored: true, network: 'fail', nth: 1 },
        {
          operation: 'register',
          nth: 2,
          status: 409,
          body: { detail: { field: 'betaToken', message: 'This beta token is not valid.' } },
        },
      ],
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await register(canvas, userEvent)
    const doubt = /^We could not tell whether your account was created\. Sign in with the new name to find out/
    await expect(await canvas.findByText(doubt)).toBeVisible()
    await expect(canvas.queryByText(/Failed to create account/)).toBeNull()
    await userEvent.click(await button(canvas))
    await expect(await canvas.findByText('This beta token is not valid.')).toBeVisible()
    await userEvent.click(within(canvas.getByText(doubt)).getByRole('link', { name: 'Sign in' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Leave this form?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(storyWorld(canvasElement).app.router.latestLocation.pathname).toBe('/signin'))
  },
})

export const LeavingUnfinished = meta.story({
  name: 'Leaving with unsaved values',
  tags: ['phone'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { router } = storyWorld(canvasElement).app
    // An untouched form asks nothing.
    await userEvent.click(await canvas.findByRole('link', { name: 'Sign in' }))
    await waitFor(() => expect(router.latestLocation.pathname).toBe('/signin'))
    await router.navigate({ to: '/signup' })
    await userEvent.type(await fieldOf(canvas, 'Username'), 'alice')
    await userEvent.click(canvas.getByRole('link', { name: 'Sign in' }))
    await expect(await canvas.findByRole('dialog', { name: 'Leave without an account?' })).toBeVisible()
    await expect(router.latestLocation.pathname).toBe('/signup')
  },
})

export const AlreadySignedIn = meta.story({
  tags: ['A6-28'],
  parameters: { world: { viewer: 'mira' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(storyWorld(canvasElement).app.router.latestLocation.pathname).toBe('/explore'))
    await expect(canvas.queryByRole('heading', { name: 'Create your account' })).toBeNull()
  },
})
