import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Portrait } from './Portrait.tsx'

const small = '/pictures/mirelle-of-the-tides-thumb.avif'
const large = '/pictures/mirelle-of-the-tides-large.avif'

const meta = preview.meta({
  component: Portrait,
  args: { alt: 'Picture of Mirelle of the Tides', small, large },
  // The small picture is seen only while the large one loads.
  parameters: { controls: { exclude: /^small$/ } },
  decorators: [
    (Story) => (
      <div style={{ width: 352, padding: 24, boxSizing: 'content-box' }}>
        <Story />
      </div>
    ),
  ],
})

export const Enlarged = meta.story({
  tags: ['desktop', 'B2.5-08'],
  play: async ({ canvas, userEvent }) => {
    const enlarge = async () => userEvent.click(await canvas.findByRole('button', { name: 'Enlarge picture' }))
    const isClosed = () => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await enlarge()
    await userEvent.click(within(await canvas.findByRole('dialog')).getByRole('button', { name: 'Close' }))
    await isClosed()
    await enlarge()
    await canvas.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await isClosed()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Enlarge picture' })).toHaveFocus())
    await enlarge()
    const viewer = await canvas.findByRole('dialog', { name: 'Picture of Mirelle of the Tides' })
    const image = within(viewer).getByRole('img')
    await expect(image).toHaveAttribute('src', large)
    await expect(image.getBoundingClientRect().height).toBeGreaterThan(window.innerHeight * 0.6)
  },
})

export const OnlyTheSmallOneSoFar = meta.story({
  name: 'Thumbnail while the picture loads',
  args: { large: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', small)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const TheLargeOneFails = meta.story({
  name: 'Large picture fails',
  args: { large: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector(`img[src="${CSS.escape(small)}"]`)).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Picture of Mirelle of the Tides' })).toBeVisible())
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const None = meta.story({
  name: 'Without a picture',
  args: { small: '', large: '' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Picture of Mirelle of the Tides' })).toBeVisible())
    await expect(canvasElement.querySelector('img')?.getAttribute('src')).toMatch(/^data:image\/svg/)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const NothingKnownYet = meta.story({
  name: 'Loading',
  args: { alt: '', small: undefined, large: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
})
