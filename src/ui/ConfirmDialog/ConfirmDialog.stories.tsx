import { type ComponentProps, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = preview.meta({
  component: ConfirmDialog,
  args: {
    opened: true,
    title: 'Delete Chat',
    text: 'Are you sure you want to delete your chat with Mirelle of the Tides? This action cannot be undone.',
    confirmLabel: 'Delete',
    onConfirm: fn(),
    onClose: fn(),
  },
})

export const Asking = meta.story({
  tags: ['desktop'],
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Delete Chat' }))
    // Pressing Enter without reading changes nothing.
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(2)
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

const behind = fn()
/** A dialog over a page; confirming closes it. */
function OverAPage({ onConfirm, ...dialog }: ComponentProps<typeof ConfirmDialog>) {
  const [opened, setOpened] = useState(true)
  const confirm = () => {
    onConfirm()
    setOpened(false)
  }
  return (
    <>
      <button type="button" onClick={behind}>
        Behind
      </button>
      <ConfirmDialog {...dialog} opened={opened} onConfirm={confirm} />
    </>
  )
}

export const ConfirmedByADoubleClick = meta.story({
  args: { isDanger: true },
  render: (args) => <OverAPage {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    behind.mockClear()
    const confirm = await canvas.findByRole('button', { name: 'Delete' })
    const secondClickOn = (element: Element) =>
      element.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true }))
    await userEvent.click(confirm)
    secondClickOn(confirm)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    // The page behind the dialog does not receive the click.
    const button = canvas.getByRole('button', { name: 'Behind' })
    secondClickOn(button)
    await expect(behind).not.toHaveBeenCalled()
    await userEvent.click(button)
    await expect(behind).toHaveBeenCalledOnce()
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

function OpenedByAButton(dialog: ComponentProps<typeof ConfirmDialog>) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <ConfirmDialog {...dialog} opened={opened} />
    </>
  )
}

/** Tab and Enter while the dialog still opens: the focus stays where the user has moved it. */
export const ConfirmedWhileOpening = meta.story({
  args: { isDanger: true },
  render: (args) => <OpenedByAButton {...args} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const button = (name: string) => canvas.queryByRole('button', { name, hidden: true })
    const opening = new AbortController()
    const tabAtOnce = ({ target }: FocusEvent) => {
      if (target !== button('Cancel')) return
      opening.abort()
      button('Delete')?.focus()
    }
    canvasElement.ownerDocument.addEventListener('focusin', tabAtOnce, { signal: opening.signal })
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }))
    await waitFor(() => expect(opening.signal.aborted).toBe(true))
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('dialog')).opacity).toBe('1'))
    await expect(button('Delete')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const Busy = meta.story({
  args: { isBusy: true, isDanger: true },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

export const Failed = meta.story({
  tags: ['phone'],
  args: { isDanger: true, error: 'Failed to delete chat. Please try again.' },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(dialog.getByRole('alert')).toHaveTextContent('Failed to delete chat. Please try again.')
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled()
  },
})

export const LongWords = meta.story({
  args: { text: `Are you sure about ${'Donaudampfschifffahrtsgesellschaft'.repeat(4)}?` },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
})
