import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { storyWorld } from '#storybook/storyWorlds.ts'
import { ResponsibleUseBanner } from './ResponsibleUseBanner.tsx'

const meta = preview.meta({ component: ResponsibleUseBanner, args: { onDismissed: fn() } })

export const JustDismissed = meta.story({
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

/** One line; a button shows the rest. */
export const OnAPhone = meta.story({
  tags: ['B1-20', 'B1-21'],
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, userEvent }) => {
    const notice = canvas.getByRole('region', { name: 'About this conversation' })
    await expect(notice.offsetHeight).toBeLessThan(50)
    const rest = canvas.getByText('Please avoid sharing sensitive information.')
    const line = canvas.getByRole('button', {
      name: 'This conversation is powered by AI. Please use the information responsibly. Please avoid sharing sensitive information.',
    })
    const isInside = () => rest.getBoundingClientRect().right <= line.getBoundingClientRect().right
    await expect(isInside()).toBe(false)
    await userEvent.click(line)
    await expect(line).toHaveAttribute('aria-expanded', 'true')
    await expect(isInside()).toBe(true)
    await userEvent.click(line)
    await expect(notice.offsetHeight).toBeLessThan(50)
  },
})
