import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { storyWorld } from '#storybook/storyWorlds.ts'
import { ResponsibleUseBanner } from './ResponsibleUseBanner.tsx'

const meta = preview.meta({ component: ResponsibleUseBanner, args: { onDismissed: fn() } })

export const Shown = meta.story({
  tags: ['B1-20', 'B1-21', 'B1-22', 'B1-23', 'B1-24', 'B3-31', 'NS-12'],
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const text = canvas.getByText('This conversation is powered by AI. Please use the information responsibly.')
    await expect(text).toBeVisible()
    await expect(canvas.getByText('Please avoid sharing sensitive information.')).toBeVisible()
    const more = canvas.getByRole('link', { name: 'Know more' })
    await expect(more).toHaveAttribute('href', expect.stringMatching(/^https:\/\//))
    await expect(more).toHaveAttribute('target', '_blank')
    await userEvent.click(canvas.getByRole('button', { name: 'Got it!' }))
    await expect(text).not.toBeInTheDocument()
    await expect(args.onDismissed).toHaveBeenCalledOnce()
    await expect(storyWorld(canvasElement).storage.getItem('chatBannerVisible')).toBe('false')
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'w390' } } })

export const Dismissed = meta.story({
  tags: ['B1-24', 'B3-31'],
  parameters: { world: { storage: { chatBannerVisible: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/powered by AI/)).toBeNull()
  },
})
