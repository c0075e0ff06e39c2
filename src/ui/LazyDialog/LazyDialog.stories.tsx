import { Button } from '@mantine/core'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CodeLoadError } from '#src/code/loadCode.ts'
import { lazyDialog } from './lazyDialog.tsx'
import { useLazyDialog } from './useLazyDialog.ts'

const loadDialog = () => import('#src/ui/ConfirmDialog/ConfirmDialog.tsx').then((module) => module.ConfirmDialog)
type Load = typeof loadDialog

/** A button and the dialog that it opens. */
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

/** Code that cannot be loaded until a story restores the connection. */
function behindALine({ needsReload = false } = {}) {
  const line = { isDown: true }
  const load = fn(() => (line.isDown ? Promise.reject(new CodeLoadError({ needsReload })) : loadDialog()))
  return { line, load }
}

const meta = preview.meta({ component: Example, args: { load: loadDialog } })

export const OpenedAndClosed = meta.story({
  args: { load: fn(loadDialog) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(args.load).not.toHaveBeenCalled()
    await userEvent.hover(canvas.getByRole('button', { name: 'Reset' }))
    await expect(args.load).toHaveBeenCalled()
    await expect(canvas.queryByRole('dialog')).toBeNull()
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
  tags: ['phone'],
  args: { load: behindALine().load },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    const dialog = await canvas.findByRole('dialog', failure)
    await expect(within(dialog).getByRole('button', { name: 'Try again' })).toHaveFocus()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('dialog', failure)
  },
})

const triedAgain = behindALine()
export const TriedAgain = meta.story({
  args: { load: triedAgain.load },
  play: async ({ canvas, userEvent }) => {
    triedAgain.line.isDown = true
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    const dialog = within(await canvas.findByRole('dialog', failure))
    triedAgain.line.isDown = false
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    const asked = await canvas.findByRole('dialog', { name: 'Reset everything?' })
    await expect(canvas.queryByRole('dialog', failure)).toBeNull()
    await userEvent.click(within(asked).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reset' })).toHaveFocus())
  },
})

const closedAndOpenedLater = behindALine()
export const ClosedAndOpenedLater = meta.story({
  args: { load: closedAndOpenedLater.load },
  play: async ({ canvas, userEvent }) => {
    closedAndOpenedLater.line.isDown = true
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    const dialog = within(await canvas.findByRole('dialog', failure))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Reset' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('dialog', failure)
    closedAndOpenedLater.line.isDown = false
    window.dispatchEvent(new Event('online'))
    await canvas.findByRole('dialog', { name: 'Reset everything?' })
  },
})

export const CodeIsGone = meta.story({
  args: { load: behindALine({ needsReload: true }).load },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await canvas.findByRole('dialog', failure)
    window.dispatchEvent(new Event('online'))
    const dialog = within(await canvas.findByRole('dialog', { name: 'The page has to be loaded anew' }))
    await expect(dialog.getByRole('button', { name: 'Reload' })).toBeVisible()
  },
})
