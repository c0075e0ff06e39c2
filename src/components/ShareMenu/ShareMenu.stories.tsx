import { useRouter } from '@tanstack/react-router'
import { expect, spyOn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { storyWorld } from '#storybook/storyWorlds.ts'
import { ShareMenu } from './ShareMenu.tsx'

const PAGE = 'https://perigee.example/character/c1'

const meta = preview.meta({
  component: ShareMenu,
  args: { path: '/character/c1', title: 'Mirelle of the Tides' },
  decorators: [
    (Story) => (
      <div style={{ padding: '64px 96px' }}>
        <Story />
      </div>
    ),
  ],
})

/** The app is below a folder of its site. */
export const Usual = meta.story({
  name: 'Default',
  tags: ['B2.6-16', 'B2.6-17', 'A2.8-05', 'A2.8-06'],
  decorators: [
    function InAFolder(Story) {
      const router = useRouter()
      router.update({ ...router.options, basepath: '/perigee' })
      return <Story />
    },
  ],
  play: async ({ canvas }) => {
    const page = encodeURIComponent('https://perigee.example/perigee/character/c1')
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Share to Reddit', 'Share to X'])
    await expect(links.map((link) => new URL(link.getAttribute('href')!).host)).toEqual(['www.reddit.com', 'x.com'])
    for (const link of links) {
      await expect(link.getAttribute('href')).toContain(`url=${page}`)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener')
    }
  },
})

export const Copied = meta.story({
  tags: ['B2.6-18', 'B2.6-19', 'B9-16', 'A2.8-07', 'A2.8-08', 'A9-20'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { clock } = storyWorld(canvasElement)
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const copy = canvas.getByRole('button', { name: 'Copy link' })
    await userEvent.click(copy)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Link copied!'))
    clock.advance(1_500)
    await userEvent.click(copy)
    await waitFor(() => expect(write.mock.calls).toEqual([[PAGE], [PAGE]]))
    // Two seconds after the last press.
    clock.advance(1_500)
    await expect(canvas.getByRole('status')).toHaveTextContent('Link copied!')
    clock.advance(500)
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
    write.mockRestore()
  },
})

export const CopiedTheOldWay = meta.story({
  name: 'Copied without the clipboard API',
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    const fields = document.querySelectorAll('textarea').length
    let selected: string | undefined
    const exec = spyOn(document, 'execCommand').mockImplementation(() => {
      selected = (document.activeElement as HTMLTextAreaElement).value
      return true
    })
    const copy = canvas.getByRole('button', { name: 'Copy link' })
    await userEvent.click(copy)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Link copied!'))
    await expect(selected).toBe(PAGE)
    await expect(copy).toHaveFocus()
    await expect(document.querySelectorAll('textarea')).toHaveLength(fields)
    write.mockRestore()
    exec.mockRestore()
  },
})

export const CopyRefused = meta.story({
  name: 'Copying the link fails',
  tags: ['phone', 'B8.5-06'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    const exec = spyOn(document, 'execCommand').mockReturnValue(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Failed to copy link\.$/)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    write.mockRestore()
    exec.mockRestore()
  },
})
