import { useState } from 'react'
import { expect, fn, mocked, waitFor, within } from 'storybook/test'
import { chatId } from '#mocks/fixtures/ids.ts'
import preview from '#storybook/preview.tsx'
import type { Canvas } from '#storybook/storyContext.ts'
import { callsTo, storyWorld } from '#storybook/storyWorlds.ts'
import { ChatSettingsDialog, type ChatSettingsDialogProps } from './ChatSettingsDialog.tsx'

const CHAT = chatId('mira-mirelle-of-the-tides')

function Settings(props: Omit<ChatSettingsDialogProps, 'opened'>) {
  const [opened, setOpened] = useState(true)
  return (
    <main style={{ padding: 24 }}>
      <button type="button" onClick={() => setOpened(true)}>
        Settings
      </button>
      <ChatSettingsDialog
        {...props}
        opened={opened}
        onClose={() => {
          props.onClose()
          setOpened(false)
        }}
      />
    </main>
  )
}

const meta = preview.meta({
  component: Settings,
  args: {
    chatId: CHAT,
    isReplying: false,
    onClose: fn(),
    onRestart: fn(() => Promise.resolve()),
    onDelete: fn(() => Promise.resolve()),
  },
  parameters: { world: { viewer: 'mira' } },
})

const dialogOf = async (canvas: Canvas) => within(await canvas.findByRole('dialog', { name: /^Chat Settings$/ }))
const RESTART = 'Are you sure you want to restart this conversation? This action cannot be undone.'
const DELETE = 'Are you sure you want to delete this conversation? This action cannot be undone.'

export const Opened = meta.story({
  tags: ['B2.10-01', 'B2.10-02', 'B2.10-05', 'B2.10-07', 'B2.10-08', 'B2.10-09', 'B3-29', 'B9-36', 'desktop'],
  play: async ({ canvas }) => {
    const dialog = await dialogOf(canvas)
    await expect(dialog.getAllByRole('radio')).toHaveLength(2)
    await expect(dialog.getByRole('radio', { name: 'Purple' })).toBeChecked()
    await expect(dialog.getByRole('button', { name: /^Download Chat$/ })).toHaveAccessibleDescription(
      'Save a JSON copy of the conversation',
    )
    await expect(dialog.getByRole('heading', { name: /^Danger Zone$/ })).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Restart Chat$/ })).toHaveAccessibleDescription(
      'Clear messages and start over; messages are gone forever but the system prompt stays the same',
    )
    await expect(dialog.getByRole('button', { name: /^Delete Chat$/ })).toHaveAccessibleDescription(
      'This action cannot be undone',
    )
  },
})

/** Before the first message, the colour can be chosen, and nothing else; another one was remembered. */
export const Yellow = meta.story({
  tags: ['B2.10-04', 'AMB-69'],
  args: { chatId: undefined },
  parameters: { world: { viewer: 'mira', storage: { userMessageColor: 'yellow' } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvas)
    await expect(dialog.getByRole('radio', { name: 'Yellow' })).toBeChecked()
    for (const name of ['Download Chat', 'Restart Chat', 'Delete Chat']) {
      await expect(dialog.getByRole('button', { name })).toBeDisabled()
    }
    await userEvent.click(dialog.getByRole('radio', { name: 'Purple' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Yellow' }))
    await expect(dialog.getByRole('radio', { name: 'Yellow' })).toBeChecked()
    await expect(storyWorld(canvasElement).storage.getItem('userMessageColor')).toBe('"yellow"')
  },
})

export const WhileAReplyIsOnItsWay = meta.story({
  tags: ['phone'],
  args: { isReplying: true },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('dialog')
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
    const dialog = within(box)
    for (const name of ['Restart Chat', 'Delete Chat']) {
      await expect(dialog.getByRole('button', { name })).toBeDisabled()
      await expect(dialog.getByRole('button', { name })).toHaveAccessibleDescription(
        /Not while a reply is on its way\.$/,
      )
    }
    await expect(dialog.getByRole('button', { name: 'Download Chat' })).toBeEnabled()
  },
})

/** The question is asked again after it was cancelled; the answer closes the dialog. */
export const Restarted = meta.story({
  tags: ['B2.10-10', 'AMB-44'],
  play: async ({ canvas, args, userEvent }) => {
    const dialog = await dialogOf(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Restart Chat' }))
    const question = dialog.getByRole('group', { name: RESTART })
    await expect(args.onRestart).not.toHaveBeenCalled()
    await expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(dialog.queryByText(RESTART)).toBeNull()
    await expect(dialog.getByRole('button', { name: 'Restart Chat' })).toHaveFocus()
    await expect(args.onRestart).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Restart' }))
    await expect(args.onRestart).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
})

export const Deleted = meta.story({
  tags: ['B2.10-11', 'AMB-44'],
  play: async ({ canvas, args, userEvent }) => {
    const dialog = await dialogOf(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Restart Chat' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Chat' }))
    // One question at a time.
    await expect(dialog.queryByText(RESTART)).toBeNull()
    await expect(dialog.getByText(DELETE)).toBeVisible()
    await expect(args.onDelete).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})

export const RestartFailed = meta.story({
  tags: ['B8.8-07'],
  play: async ({ canvas, args, userEvent }) => {
    // A new promise for each run: a settled one would skip the time in flight.
    const restarting = Promise.withResolvers<void>()
    mocked(args.onRestart).mockReturnValueOnce(restarting.promise)
    const dialog = await dialogOf(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Restart Chat' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Restart' }))
    // While the request is in flight, the dialog cannot be closed and the request cannot be sent twice.
    await userEvent.keyboard('{Escape}')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await expect(dialog.getByRole('button', { name: 'Delete Chat' })).toBeDisabled()
    restarting.reject(new TypeError('Cannot read properties of undefined'))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^Failed to reset chat\.$/)
    await expect(dialog.getByRole('button', { name: 'Restart' })).toBeEnabled()
    await expect(dialog.getByRole('button', { name: 'Delete Chat' })).toBeEnabled()
    await expect(args.onRestart).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(dialog.queryByRole('alert')).toBeNull()
  },
})

export const Downloaded = meta.story({
  tags: ['B7-40'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const dialog = await dialogOf(canvas)
    await userEvent.click(dialog.getByRole('button', { name: 'Download Chat' }))
    await waitFor(() =>
      expect(callsTo(canvasElement, 'downloadChat')).toMatchObject([{ path: `/chats/${CHAT}/cc`, status: 200 }]),
    )
  },
})
