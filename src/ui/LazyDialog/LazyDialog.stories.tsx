import { Button } from '@mantine/core'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { lazyDialog } from './lazyDialog.tsx'
import { useLazyDialog } from './useLazyDialog.ts'

const loadDialog = () => import('#src/ui/ConfirmDialog/ConfirmDialog.tsx').then((module) => module.ConfirmDialog)
type Load = typeof loadDialog

/** A button, and the dialog that it opens. */
function Example({ load }: { load: Load }) {
  const [LazyDialog] = useState(() => lazyDialog(load))
  const reset = useLazyDialog(LazyDialog)
  return (
    <main style={{ padding: 24 }}>
      <Button {...reset.opener}>Reset</Button>
      <LazyDialog {...reset.dialog} title="Reset everything?" text="…" confirmLabel="Reset" onConfirm={reset.close} />
    </main>
  )
}

/** Fails as often as said, as a browser does without a connection; then loads. */
const failing = (times: number) => {
  let left = times
  return fn(() => (left-- > 0 ? Promise.reject(new TypeError('Failed to fetch')) : loadDialog()))
}

const meta = preview.meta({ component: Example, args: { load: loadDialog } })

export const NothingBeforeItIsOpened = meta.story({
  args: { load: fn(loadDialog) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(args.load).not.toHaveBeenCalled()
    await userEvent.hover(canvas.getByRole('button', { name: 'Reset' }))
    await expect(args.load).toHaveBeenCalled()
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})

export const OpenedAndClosed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Reset everything?' })
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reset' })).toHaveFocus())
  },
})

const failure = { name: 'The connection is lost' }

export const CodeNotLoaded = meta.story({
  args: { load: failing(Infinity) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    const dialog = await canvas.findByRole('dialog', failure)
    await expect(within(dialog).getByRole('button', { name: 'Try again' })).toHaveFocus()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('dialog', failure)
  },
})

export const TriedAgain = meta.story({
  args: { load: failing(3) }, // by hover, by focus, by the click
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    const dialog = within(await canvas.findByRole('dialog', failure))
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    const asked = await canvas.findByRole('dialog', { name: 'Reset everything?' })
    await expect(canvas.queryByRole('dialog', failure)).toBeNull()
    await userEvent.click(within(asked).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reset' })).toHaveFocus())
  },
})

export const ConnectionIsBack = meta.story({
  args: { load: failing(3) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await canvas.findByRole('dialog', failure)
    window.dispatchEvent(new Event('online'))
    await canvas.findByRole('dialog', { name: 'Reset everything?' })
  },
})

export const ClosedAndOpenedLater = meta.story({
  args: { load: failing(3) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    const dialog = within(await canvas.findByRole('dialog', failure))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Reset' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('dialog', { name: 'Reset everything?' })
  },
})
