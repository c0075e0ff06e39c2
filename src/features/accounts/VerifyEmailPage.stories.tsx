import { expect, fn, waitFor } from 'storybook/test'
import { VERIFY_EMAIL_REDIRECT_MS } from '#src/product/limits.ts'
import preview from '#storybook/preview.tsx'
import { callsTo, storyWorld } from '#storybook/storyWorlds.ts'
import { contentsOf } from '#tests/support/contentsOf.ts'
import { VerifyEmailPage } from './VerifyEmailPage.tsx'

// Renders the whole app, as the link opens it, because the stories also check the address.
const meta = preview.meta({
  component: VerifyEmailPage,
  args: { onDone: fn() },
})

const LINK = '/verify-email?token=a%2Bb%2Fc'
const locationOf = (canvasElement: HTMLElement) => storyWorld(canvasElement).app.router.latestLocation

export const Loading = meta.story({
  tags: ['phone', 'A2.11-01', 'A2.1-09', 'A7-17'],
  parameters: { world: { path: LINK, faults: [{ operation: 'verifyEmail', hold: true }] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Verifying your email…')).toBeVisible()
    await expect(canvas.getByRole('dialog', { name: 'Verify your email' })).toBeVisible()
    // Without the shell.
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.queryByRole('banner')).toBeNull()
    await waitFor(() =>
      expect(callsTo(canvasElement, 'verifyEmail')).toMatchObject([{ path: '/auth/verify-email?token=a%2Bb%2Fc' }]),
    )
    // Neither the address nor the storage keeps the token.
    await expect(locationOf(canvasElement).href).toBe('/verify-email')
    await expect(storyWorld(canvasElement).app.router.history.length).toBe(1)
    await expect(JSON.stringify(contentsOf(storyWorld(canvasElement).storage))).not.toContain('a+b')
  },
})

export const Verified = meta.story({
  tags: ['A2.11-02', 'A2.11-04', 'A9-21'],
  parameters: {
    world: { path: LINK, faults: [{ operation: 'verifyEmail', body: { message: 'All is well, Mira.' } }] },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('All is well, Mira.', { exact: true })).toBeVisible()
    await expect(VERIFY_EMAIL_REDIRECT_MS).toBe(3000)
    const { clock } = storyWorld(canvasElement)
    clock.advance(2_900)
    await expect(locationOf(canvasElement).pathname).toBe('/verify-email')
    clock.advance(100)
    await waitFor(() => expect(locationOf(canvasElement).pathname).toBe('/explore'))
    // Replaces the history entry: Back does not return to a used link.
    await expect(storyWorld(canvasElement).app.router.history.length).toBe(1)
  },
})

export const VerifiedWithoutWords = meta.story({
  tags: ['phone', 'desktop', 'NS-29'],
  parameters: { world: { path: LINK, faults: [{ operation: 'verifyEmail', body: {} }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Email verified successfully.', { exact: true })).toBeVisible()
    await expect(document.querySelector('[data-drawing=arrival]')).toBeVisible()
  },
})

/** A token may consist of digits only. */
export const Refused = meta.story({
  name: 'Link expired',
  tags: ['A2.11-03', 'A8-21', 'AMB-24'],
  parameters: {
    world: {
      path: '/verify-email?token=0123456',
      faults: [{ operation: 'verifyEmail', status: 400, detail: 'This link has expired.' }],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(/^This link has expired\.$/)
    storyWorld(canvasElement).clock.advance(10_000)
    await expect(locationOf(canvasElement).pathname).toBe('/verify-email')
    await expect(callsTo(canvasElement, 'verifyEmail')).toMatchObject([{ path: '/auth/verify-email?token=0123456' }])
    await expect(canvas.getByRole('link', { name: 'Go to Explore' })).toHaveAttribute('href', '/explore')
  },
})

export const NoConnection = meta.story({
  tags: ['phone', 'A8-23', 'AMB-24'],
  parameters: { world: { path: LINK, faults: [{ operation: 'verifyEmail', network: 'fail' }] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText('An unexpected error occurred. Please try again later.', { exact: true }),
    ).toBeVisible()
    await expect(callsTo(canvasElement, 'verifyEmail')).toHaveLength(1)
  },
})

/** The proxy has no response of the server: the page does not say that the verification failed. */
export const TimedOut = meta.story({
  tags: ['AMB-24', 'NS-44'],
  parameters: { world: { path: LINK, faults: [{ operation: 'verifyEmail', status: 504 }] } },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('An unexpected error occurred. Please try again later.')
    await expect(alert).toHaveTextContent('We could not tell whether your email address was verified.')
  },
})

const SPENT = 'This link is invalid or has expired.'

/** A visitor's token was accepted and the response lost: the rejection of the retry leaves the outcome unknown. */
export const NotKnown = meta.story({
  name: 'Unknown whether verified',
  parameters: {
    world: {
      path: LINK,
      faults: [
        { operation: 'verifyEmail', nth: 1, network: 'fail' },
        { operation: 'verifyEmail', nth: 2, status: 400, detail: SPENT },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull())
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not tell whether your email address was verified. Sign in and look at your settings to find out.',
    )
    await expect(canvas.queryByText(SPENT)).toBeNull()
  },
})

/** The HTML page of a proxy is no response of the server, so the token can be sent again. */
export const APageOfAProxy = meta.story({
  name: 'A proxy responds with a page',
  parameters: {
    world: {
      path: LINK,
      faults: [
        { operation: 'verifyEmail', nth: 1, shape: 'html' },
        { operation: 'verifyEmail', nth: 2, body: { message: 'All is well.' } },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('All is well.')).toBeVisible()
  },
})

export const WithoutAToken = meta.story({
  tags: ['phone', 'A8-24', 'AMB-24'],
  parameters: { world: { path: '/verify-email' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Missing or invalid verification link', { exact: true })).toBeVisible()
    await expect(callsTo(canvasElement, 'verifyEmail')).toEqual([])
  },
})

/** A sign-out in another tab does not send the token again. */
export const SentOnceWhoeverSignsOut = meta.story({
  name: 'Sent once although the user signs out',
  parameters: {
    world: { path: LINK, viewer: 'mira', faults: [{ operation: 'verifyEmail', status: 400, detail: 'Expired.' }] },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Expired.')
    const { app, storage, server } = storyWorld(canvasElement)
    await waitFor(() => expect(server.log.calls().some(({ operation }) => operation === 'readMe')).toBe(true))
    storage.clear()
    await app.queryClient.invalidateQueries()
    await app.queryClient.refetchQueries()
    await expect(canvas.getByText('Expired.')).toBeVisible()
    await expect(callsTo(canvasElement, 'verifyEmail')).toHaveLength(1)
  },
})
