import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ImageWithFallback } from './ImageWithFallback.tsx'

const DOT =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"%3E%3Crect width="3" height="4" fill="%239b7bff"/%3E%3C/svg%3E'
const BROKEN = 'data:image/png;base64,AAAA'

const meta = preview.meta({
  component: ImageWithFallback,
  args: { src: DOT, alt: 'A purple field', width: 150, height: 200, fallback: <IconPhotoOff />, onSettled: fn() },
})

const boxOf = (canvasElement: HTMLElement) => canvasElement.querySelector('span')!.getBoundingClientRect()

export const Loaded = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(args.onSettled).toHaveBeenCalledWith('loaded'))
    await expect(canvas.getByRole('img', { name: 'A purple field' })).toHaveAttribute('src', DOT)
    await expect(boxOf(canvasElement)).toMatchObject({ width: 150, height: 200 })
  },
})

/** A new picture is loaded even if the previous one failed. */
export const AnotherAfterAFailure = meta.story({
  args: { src: BROKEN },
  play: async ({ mount, args, canvasElement }) => {
    const canvas = await mount(<ImageWithFallback {...args} />)
    const before = boxOf(canvasElement)
    await waitFor(() => expect(args.onSettled).toHaveBeenCalledWith('failed'))
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(canvas.getByRole('img', { name: 'A purple field' })).toContainElement(
      canvasElement.querySelector('svg'),
    )
    await expect(boxOf(canvasElement)).toEqual(before)
    await mount(<ImageWithFallback {...args} src={DOT} />)
    await waitFor(() => expect(args.onSettled).toHaveBeenCalledWith('loaded'))
    await expect(canvas.getByRole('img')).toHaveAttribute('src', DOT)
  },
})

/** Beside the name of its character, a picture has no alternative text. */
export const Decoration = meta.story({
  args: { src: undefined, alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})
