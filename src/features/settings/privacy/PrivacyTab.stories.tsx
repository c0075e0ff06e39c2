import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { Canvas, StoryContext } from '#storybook/storyContext.ts'
import { callsTo, storyWorld } from '#storybook/storyWorlds.ts'
import { sessionAtom } from '#src/session/session.ts'
import { SettingsPage } from '../SettingsPage.tsx'

const mira = { path: '/settings?tab=privacy', viewer: 'mira' as const }
/** Ignored: the story shows the whole app, which takes these props from the URL. */
const IN_THE_APP = { tab: 'account' as const, onTab: fn() }
const meta = preview.meta({ component: SettingsPage, args: IN_THE_APP, parameters: { world: mira } })
const GOOD = {
  'Current password': 'perigee-7-moons',
  'New password': 'apogee-8-moons',
  'Confirm password': 'apogee-8-moons',
}

async function fill({ canvas, userEvent }: StoryContext, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) {
    const element = await canvas.findByLabelText(label, { exact: true })
    await userEvent.clear(element)
    await userEvent.click(element)
    await userEvent.paste(text)
  }
}

async function submit(context: StoryContext, values: Record<string, string>) {
  await fill(context, values)
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Update Password' }))
}

async function linesOf(canvas: Canvas) {
  const banner = await canvas.findByRole('alert')
  return [...banner.querySelectorAll('p')].map(({ textContent }) => textContent)
}

export const Empty = meta.story({
  tags: ['A2.12-16', 'A2.12-17', 'A2.12-19', 'A7-27'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Change Password' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Data & Privacy' })).toBeVisible()
    const passwords = [...canvasElement.querySelectorAll<HTMLInputElement>('main input[type=password]')]
    await expect(passwords.map(({ autocomplete }) => autocomplete)).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ])
    await userEvent.click(canvas.getAllByRole('button', { name: 'Show password' })[0] as HTMLElement)
    await expect(passwords.map(({ type }) => type)).toEqual(['text', 'password', 'password'])

    const download = canvas.getByRole('button', { name: 'Download Your Data (Coming Later)' })
    await expect(download).toBeDisabled()
    const before = storyWorld(canvasElement).server.log.calls().length
    download.click()
    await expect(storyWorld(canvasElement).server.log.calls()).toHaveLength(before)
  },
})

export const NothingTyped = meta.story({
  tags: ['phone', 'A5.5-03', 'A5.5-04'],
  play: async (context) => {
    const { canvas, canvasElement } = context
    await context.userEvent.click(await canvas.findByRole('button', { name: 'Update Password' }))
    await expect(canvas.getByText('Current password is required', { exact: true })).toBeVisible()
    await expect(canvas.getByText('New password cannot be empty', { exact: true })).toBeVisible()
    await expect(canvas.getByLabelText('Current password', { exact: true })).toHaveFocus()
    await expect(callsTo(canvasElement, 'updateMe')).toEqual([])
  },
})

export const EverythingWrong = meta.story({
  tags: ['phone', 'A5.5-01', 'A5.5-02', 'A5.5-05'],
  play: async (context) => {
    const { canvas, canvasElement } = context
    await submit(context, { 'Current password': 'abc', 'New password': 'abcdefgh', 'Confirm password': 'abcdefg' })
    for (const text of [
      'Current password must be 8+ chars and include at least one digit',
      'New password must be 8+ chars and include at least one digit',
      'Passwords do not match',
    ]) {
      await expect(canvas.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(canvas.getByLabelText('Current password', { exact: true })).toHaveFocus()
    await expect(callsTo(canvasElement, 'updateMe')).toEqual([])
  },
})

export const Changed = meta.story({
  name: 'Password changed',
  tags: ['phone', 'A3-14', 'A7-09', 'NS-19', 'AMB-27'],
  play: async (context) => {
    await submit(context, GOOD)
    await waitFor(() => expect(context.canvas.getByText('Password updated successfully.')).toBeVisible())
    for (const label of Object.keys(GOOD)) {
      await waitFor(() => expect(context.canvas.getByLabelText(label, { exact: true })).toHaveValue(''))
    }
    const [call] = callsTo(context.canvasElement, 'updateMe')
    const sent = await storyWorld(context.canvasElement).server.log.bodiesOf(call!.number)
    await expect(sent?.request).toBe(
      JSON.stringify({ currentPassword: GOOD['Current password'], newPassword: GOOD['New password'] }),
    )
  },
})

/** The mock server's rejection; the session stays. */
export const WrongCurrentPassword = meta.story({
  tags: ['AMB-08'],
  play: async (context) => {
    await submit(context, { ...GOOD, 'Current password': 'perigee-8-moons' })
    await expect(await linesOf(context.canvas)).toEqual(['The current password is not correct.'])
    await expect(context.canvas.getByLabelText('New password', { exact: true })).toHaveValue('apogee-8-moons')
    await expect(storyWorld(context.canvasElement).app.store.get(sessionAtom).isAuthenticated).toBe(true)
  },
})

export const RefusedInLines = meta.story({
  tags: ['A8-16'],
  parameters: { world: { faults: [{ operation: 'updateMe', status: 400, detail: 'First.\nSecond.' }] } },
  play: async (context) => {
    await submit(context, GOOD)
    await expect(await linesOf(context.canvas)).toEqual(['First.', 'Second.'])
  },
})

export const RefusedAtAField = meta.story({
  parameters: {
    world: {
      faults: [
        { operation: 'updateMe', status: 400, body: { detail: { field: 'currentPassword', message: 'Not it.' } } },
      ],
    },
  },
  play: async (context) => {
    await submit(context, GOOD)
    await expect(await context.canvas.findByText('Not it.')).toBeVisible()
    await waitFor(() => expect(context.canvas.getByLabelText('Current password', { exact: true })).toHaveFocus())
    await expect(context.canvas.queryByRole('alert')).toBeNull()
  },
})

export const RefusedWithoutWords = meta.story({
  tags: ['phone', 'A8-17', 'AMB-07'],
  parameters: { world: { faults: [{ operation: 'updateMe', status: 500 }] } },
  play: async (context) => {
    await submit(context, GOOD)
    await expect(await linesOf(context.canvas)).toEqual(['Unknown error, please try again later.'])
  },
})

async function openDialog({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete Account' }))
  return within(await canvas.findByRole('dialog', { name: 'Delete Account' }))
}

async function typeWord({ userEvent }: StoryContext, dialog: Canvas, word: string) {
  const element = dialog.getByRole('textbox', { name: 'Type DELETE to confirm' })
  await userEvent.clear(element)
  await userEvent.click(element)
  await userEvent.paste(word)
}

async function deleteAccount(context: StoryContext) {
  const dialog = await openDialog(context)
  await typeWord(context, dialog, 'DELETE')
  await context.userEvent.click(dialog.getByRole('button', { name: 'Delete Account' }))
}

export const AsksBeforeDeleting = meta.story({
  tags: ['desktop', 'A2.12-18', 'A4.2-13', 'A5.6-01', 'A9-27'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const dialog = await openDialog(context)
    const confirm = () => dialog.getByRole('button', { name: 'Delete Account' })
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus())
    for (const word of ['delete', 'DELET', 'DELETE ', ' DELETE', 'DELETED']) {
      await typeWord(context, dialog, word)
      await expect(confirm()).toBeDisabled()
      await userEvent.keyboard('{Enter}')
    }
    await typeWord(context, dialog, 'DELETE')
    await expect(confirm()).toBeEnabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())

    const again = await openDialog(context)
    await expect(again.getByRole('textbox')).toHaveValue('')
    await expect(again.getByRole('button', { name: 'Delete Account' })).toBeDisabled()
    await expect(callsTo(canvasElement, 'deleteAccount')).toEqual([])
  },
})

export const DeletionAllowed = meta.story({
  name: 'Delete account: button enabled',
  tags: ['phone', 'A5.6-01'],
  play: async (context) => {
    const dialog = await openDialog(context)
    await typeWord(context, dialog, 'DELETE')
    await expect(dialog.getByRole('button', { name: 'Delete Account' })).toBeEnabled()
  },
})

export const Deleted = meta.story({
  tags: ['A4.2-14', 'A4.2-15', 'A7-13'],
  play: async (context) => {
    const { canvas, canvasElement } = context
    await deleteAccount(context)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    const { app, storage } = storyWorld(canvasElement)
    await waitFor(() => expect(app.router.latestLocation.pathname).toBe('/explore'))
    await expect(callsTo(canvasElement, 'deleteAccount')).toMatchObject([{ method: 'DELETE', path: '/auth/' }])
    await expect(app.store.get(sessionAtom)).toMatchObject({
      isAuthenticated: false,
      user: undefined,
      token: undefined,
    })
    await expect(storage.length).toBe(0)
    // Signed out here, not by a refused call.
    await expect(callsTo(canvasElement, 'refreshToken')).toEqual([])
  },
})

/** The failure is only logged. */
export const DeletingFails = meta.story({
  tags: ['A8-12', 'A8-44'],
  parameters: {
    world: { faults: [{ operation: 'deleteAccount', status: 500, detail: 'Not now.' }] },
  },
  play: async (context) => {
    const { canvas, canvasElement } = context
    const { app } = storyWorld(canvasElement)
    await deleteAccount(context)
    await waitFor(() => expect(callsTo(canvasElement, 'deleteAccount')).toMatchObject([{ status: 500 }]))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    // Toasts appear in order, and their code is lazy-loaded with the first one: an earlier toast would be visible too.
    app.notify('Something else.', 'success')
    await waitFor(() => expect(canvas.getByText('Something else.')).toBeVisible())
    await expect(canvasElement.querySelectorAll('.mantine-Notification-root')).toHaveLength(1)
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.queryByText('Not now.')).toBeNull()
    await expect(app.store.get(sessionAtom).isAuthenticated).toBe(true)
    await expect(app.router.latestLocation.pathname).toBe('/settings')
  },
})

/** The password was changed and the response lost, so the server rejects the retry. */
export const PasswordNotKnown = meta.story({
  name: 'Unknown whether the password changed',
  parameters: { world: { faults: [{ operation: 'updateMe', stored: true, network: 'fail', nth: 1 }] } },
  play: async (context) => {
    const { canvas } = context
    await submit(context, GOOD)
    const doubt = /We could not tell whether your password was changed\. Sign out and sign in with the new one/
    await expect(await canvas.findByText(doubt)).toBeVisible()
    await context.userEvent.click(canvas.getByRole('button', { name: 'Update Password' }))
    await expect(await canvas.findByText('The current password is not correct.')).toBeVisible()
    await expect(canvas.getByText(doubt)).toBeVisible()
  },
})

/** Neither the deletion nor the request for the account gets a response. */
export const DeletionNotKnown = meta.story({
  name: 'Unknown whether deleted',
  tags: ['phone'],
  parameters: {
    world: {
      faults: [
        { operation: 'deleteAccount', network: 'fail' },
        { operation: 'readMe', nth: [2, 3], network: 'fail' },
      ],
    },
  },
  play: async (context) => {
    await deleteAccount(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'We could not tell whether your account was deleted. Load this page again before you try again.',
    )
  },
})
