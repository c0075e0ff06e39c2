import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Dialog } from './Dialog.tsx'

const meta = preview.meta({
  component: Dialog,
  args: { opened: true, onClose: fn(), title: 'A question', children: 'Shall we?' },
  globals: { viewport: { value: 'w1280' } },
})

const WIDTHS_PX = { sm: 384, md: 448, lg: 512, xl: 576, '2xl': 672, '3xl': 768 } as const

export const EverySize = meta.story({
  tags: ['B9-17'],
  parameters: { controls: { include: [] } },
  render: ({ onClose, children }) => (
    <>
      {([...Object.keys(WIDTHS_PX), 'full'] as (keyof typeof WIDTHS_PX | 'full')[]).map((size) => (
        <Dialog key={size} opened onClose={onClose} size={size} title={size}>
          {children}
        </Dialog>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [size, width] of Object.entries(WIDTHS_PX)) {
      const dialog = await canvas.findByRole('dialog', { name: size, hidden: true })
      await expect(dialog.offsetWidth).toBe(width)
    }
    const full = await canvas.findByRole('dialog', { name: 'full', hidden: true })
    await expect(full.offsetWidth).toBeGreaterThan(1_000)
  },
})

/** On phones, a sheet at the lower edge, lower than the window; its head stays in place while the content scrolls. */
export const OnAPhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'w390' } },
  args: { children: <div style={{ height: 3_000 }}>Shall we?</div> },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog')
    await waitFor(() => expect(getComputedStyle(dialog).transform).toBe('none'))
    const { left, right, bottom, height } = dialog.getBoundingClientRect()
    // In Firefox the lower edge is a hundred-thousandth of a pixel away.
    await expect([left, right, Math.round(bottom)]).toEqual([0, window.innerWidth, window.innerHeight])
    await expect(height).toBeLessThanOrEqual(window.innerHeight * 0.93)
    const title = canvas.getByRole('heading', { name: 'A question' })
    const { top } = title.getBoundingClientRect()
    dialog.scrollTop = 500
    await expect(title.getBoundingClientRect().top).toBe(top)
  },
})

/** The second click of a double click lands on the open dialog: it neither closes nor confirms. */
export const OpenedByADoubleClick = meta.story({
  args: { opened: false },
  render: function Opened({ onClose, ...dialog }) {
    const [opened, setOpened] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpened(true)}>
          Ask
        </button>
        <Dialog {...dialog} opened={opened} onClose={onClose} />
      </>
    )
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await canvas.findByRole('dialog')
    const backdrop = document.querySelector('.mantine-Modal-overlay')!
    await fireEvent.click(backdrop, { detail: 2 })
    await expect(args.onClose).not.toHaveBeenCalled()
    await fireEvent.click(backdrop, { detail: 1 })
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
