import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { UserAvatar } from './UserAvatar.tsx'

const meta = preview.meta({ component: UserAvatar, args: { src: '/pictures/avatar-mira.avif', alt: 'mira', size: 64 } })

export const Pictured = meta.story({
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'mira' })
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0))
    await expect(image.getBoundingClientRect()).toMatchObject({ width: 64, height: 64 })
  },
})

export const BrokenPicture = meta.story({
  tags: ['A2.8-02', 'A2.3-15'],
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible())
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
})
