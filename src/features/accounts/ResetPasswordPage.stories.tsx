import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { Canvas, StoryContext, User } from '#storybook/storyContext.ts'
import { callsTo, storyWorld } from '#storybook/storyWorlds.ts'
import { ResetPasswordPage } from './ResetPasswordPage.tsx'

const LINK = '/reset-password?token=a%2Bb%2Fc'
const meta = preview.meta({
  component: ResetPasswordPage,
  parameters: { world: { path: LINK } },
})

const fieldOf = (canvas: Canvas, label: string) => canvas.findByLabelText(label, { exact: true })
const button = (canvas: Canvas) => canvas.findByRole('button', { name: 'Reset password' })
const locationOf = (canvasElement: HTMLElement) => storyWorld(canvasElement).app.router.latestLocation

async function submit(canvas: Canvas, user: User, password = 'Abcdefg1', confirmation = password) {
  if (password) await user.type(await fieldOf(canvas, 'New password'), password)
  if (confirmation) await user.type(await fieldOf(canvas, 'Confirm password'), confirmation)
  await user.click(await button(canvas))
}

export const Fresh = meta.story({
  name: 'Empty form',
  tags: ['A2.11-08', 'A2.1-07', 'A3-15'],
  play: async ({ canvas, canvasElement }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Reset your password' }))
    for (const label of ['New password', 'Confirm password']) {
      const field = dialog.getByLabelText(label, { exact: true })
      await expect(field).toHaveAttribute('type', 'password')
      await expect(field).toHaveAttribute('autocomplete', 'new-password')
    }
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.queryByRole('banner')).toBeNull()
    await expect(locationOf(canvasElement).href).toBe('/reset-password')
    await expect(JSON.stringify(locationOf(canvasElement).state)).not.toContain('a+b')
    await expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  },
})

export const NothingFilledIn = meta.story({
  tags: ['phone', 'A5.3-01', 'A5.3-04'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await button(canvas))
    await expect(canvas.getByText('Password is required', { exact: true })).toBeVisible()
    await expect(canvas.getByText('Confirmation is required', { exact: true })).toBeVisible()
    await expect(await fieldOf(canvas, 'New password')).toHaveFocus()
    await expect(canvas.getByText('2 fields need attention')).toBeVisible()
    await expect(callsTo(canvasElement, 'resetPassword')).toEqual([])
  },
})

/** The form rejects this password with this message, and sends nothing. */
function rejected(message: string, password: string, confirmation = password) {
  return async ({ canvas, canvasElement, userEvent }: StoryContext) => {
    await submit(canvas, userEvent, password, confirmation)
    await expect(canvas.getByText(message, { exact: true })).toBeVisible()
    await expect(callsTo(canvasElement, 'resetPassword')).toEqual([])
  }
}

export const PasswordTooShort = meta.story({
  tags: ['phone', 'A5.3-02'],
  play: rejected('Minimum 8 characters required', 'Ab1'),
})

export const PasswordTooSimple = meta.story({
  name: 'Password without an uppercase letter or a number',
  tags: ['phone', 'A5.3-03'],
  play: rejected('Must contain at least one uppercase letter and one number', 'ABCDEFGH'),
})

export const WrongValues = meta.story({
  name: 'Passwords do not match',
  tags: ['A5.3-05'],
  play: rejected('Passwords do not match', 'Abcdefg1', 'Abcdefg2'),
})

export const UnderWay = meta.story({
  name: 'Submitting',
  tags: ['A4.2-17'],
  parameters: { world: { faults: [{ operation: 'resetPassword', hold: true }] } },
  play: async ({ canvas, userEvent }) => {
    await submit(canvas, userEvent)
    const busy = await button(canvas)
    await waitFor(() => expect(busy).toHaveAttribute('aria-busy', 'true'))
  },
})

export const Done = meta.story({
  name: 'Password changed',
  tags: ['phone', 'A2.11-09', 'A8-28', 'A3-16', 'A7-19'],
  parameters: { world: { faults: [{ operation: 'resetPassword', body: { message: 'Other words.' } }] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await submit(canvas, userEvent)
    await expect(await canvas.findByText('Password reset successfully.', { exact: true })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Reset password' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Go to Explore' })).toHaveAttribute('href', '/explore')
    await expect(locationOf(canvasElement).state).not.toHaveProperty('linkToken')
  },
})

export const Refused = meta.story({
  name: 'Link expired',
  tags: ['A8-29'],
  parameters: {
    world: {
      faults: [
        { operation: 'resetPassword', status: 400, body: { message: 'This link is spent.', detail: 'Not this.' } },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await submit(canvas, userEvent)
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getByText('This link is spent.', { exact: true })).toBeVisible()
    await expect(canvas.queryByText('Not this.')).toBeNull()
    await expect(await fieldOf(canvas, 'New password')).toHaveValue('Abcdefg1')
  },
})

export const WithoutAToken = meta.story({
  tags: ['phone', 'A8-31'],
  parameters: { world: { path: '/reset-password' } },
  play: async ({ canvas, canvasElement }) => {
    const text = 'Invalid or missing reset link. Please request a new password reset.'
    await expect(await canvas.findByText(text, { exact: true })).toBeVisible()
    await expect(canvas.queryByLabelText('New password')).toBeNull()
    await expect(callsTo(canvasElement, 'resetPassword')).toEqual([])
  },
})
