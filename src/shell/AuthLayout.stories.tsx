import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { callsTo } from '#storybook/storyWorlds.ts'
import { AuthLayout } from './AuthLayout.tsx'

const SKY =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"%3E%3Crect width="3" height="4" fill="%239b7bff"/%3E%3C/svg%3E'

const meta = preview.meta({
  component: AuthLayout,
  args: { children: <h1>Welcome Back</h1> },
  parameters: { world: { at: '/signin' } },
})

const pictureIn = (canvasElement: HTMLElement) => canvasElement.querySelector('img')

export const WithAPicture = meta.story({
  tags: ['AMB-38'],
  parameters: { world: { faults: [{ operation: 'readRandomImage', status: 200, body: { image_url: SKY } }] } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(pictureIn(canvasElement)).toHaveAttribute('src', SKY))
    await waitFor(() => expect(pictureIn(canvasElement)!.naturalWidth).toBeGreaterThan(0))
    await expect(within(canvas.getByRole('main')).getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
    await expect(callsTo(canvasElement, 'readRandomImage')).toHaveLength(1)
  },
})

export const WithoutOne = meta.story({
  tags: ['AMB-38', 'A8-38'],
  parameters: { world: { faults: [{ operation: 'readRandomImage', status: 500 }] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
    await waitFor(() => expect(callsTo(canvasElement, 'readRandomImage')).not.toEqual([]))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(pictureIn(canvasElement)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Perigee' })).toHaveAttribute('href', '/explore')
  },
})
