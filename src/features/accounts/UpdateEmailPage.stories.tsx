import { expect, waitFor } from 'storybook/test'
import { sessionAtom } from '#src/session/session.ts'
import preview from '#storybook/preview.tsx'
import { callsTo, storyWorld } from '#storybook/storyWorlds.ts'
import { UpdateEmailPage } from './UpdateEmailPage.tsx'

const meta = preview.meta({
  component: UpdateEmailPage,
})

const LINK = '/update-email?token=a%2Bb%2Fc'

export const Loading = meta.story({
  tags: ['phone', 'A2.11-05', 'A2.1-08', 'A7-20'],
  parameters: { world: { path: LINK, faults: [{ operation: 'confirmEmailUpdate', hold: true }] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Updating your email…')).toBeVisible()
    await expect(canvas.getByRole('dialog', { name: 'Update your email' })).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(storyWorld(canvasElement).app.router.latestLocation.href).toBe('/update-email')
    await waitFor(() =>
      expect(callsTo(canvasElement, 'confirmEmailUpdate').map(({ path }) => path)).toEqual([
        '/auth/update-email?token=a%2Bb%2Fc',
      ]),
    )
  },
})

export const Updated = meta.story({
  tags: ['A2.11-06'],
  parameters: { world: { path: LINK, faults: [{ operation: 'confirmEmailUpdate', body: { message: 'Noted.' } }] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Noted.', { exact: true })).toBeVisible()
    storyWorld(canvasElement).clock.advance(10_000)
    await expect(storyWorld(canvasElement).app.router.latestLocation.pathname).toBe('/update-email')
  },
})

export const UpdatedWhileSignedIn = meta.story({
  tags: ['phone', 'NS-29'],
  parameters: {
    world: { path: LINK, viewer: 'mira', faults: [{ operation: 'confirmEmailUpdate', body: {}, hold: true }] },
  },
  play: async ({ canvas, canvasElement }) => {
    const { server, app } = storyWorld(canvasElement)
    await waitFor(() => expect(app.store.get(sessionAtom).isAuthenticated).toBe(true))
    const user = server.db.users.findFirst((q) => q.where({ username: 'mira' }))!
    await server.db.users.update(user, { data: (row) => void (row.email = 'new@example.com') })
    server.release()
    await expect(await canvas.findByText('Email updated successfully.', { exact: true })).toBeVisible()
    await waitFor(() => expect(app.store.get(sessionAtom).user?.email).toBe('new@example.com'))
  },
})

export const Refused = meta.story({
  tags: ['A2.11-07'],
  parameters: {
    world: {
      path: LINK,
      faults: [{ operation: 'confirmEmailUpdate', status: 409, detail: 'Somebody has it already.' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Somebody has it already\.$/)
  },
})

export const WithoutAToken = meta.story({
  tags: ['phone', 'A8-33'],
  parameters: { world: { path: '/update-email' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Invalid or missing update link', { exact: true })).toBeVisible()
    await expect(callsTo(canvasElement, 'confirmEmailUpdate')).toEqual([])
  },
})
