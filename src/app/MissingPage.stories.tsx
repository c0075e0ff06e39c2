import { expect, fn, waitFor } from 'storybook/test'
import { CodeLoadError } from '#src/code/loadCode.ts'
import preview from '#storybook/preview.tsx'
import { MissingPage } from './MissingPage.tsx'

const retry = fn()
const error = Object.assign(new CodeLoadError({ needsReload: false }), { retry })

const meta = preview.meta({
  component: MissingPage,
  args: { error, reset: fn() },
  beforeEach: () => void retry.mockClear(),
})

export const TriedAgainByHand = meta.story({
  tags: ['phone'],
  play: async ({ canvas, args, userEvent }) => {
    // The page checks first whether the site can be reached.
    await canvas.findByRole('heading', { name: 'The connection is lost' })
    await expect(retry).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
    await waitFor(() => expect(args.reset).toHaveBeenCalledOnce())
  },
})

export const ConnectionIsBack = meta.story({
  tags: ['phone'],
  play: async ({ canvas, args }) => {
    await canvas.findByRole('alert')
    await expect(retry).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(retry).toHaveBeenCalledOnce())
    await waitFor(() => expect(args.reset).toHaveBeenCalled())
  },
})
