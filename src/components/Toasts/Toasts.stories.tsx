import { useSetAtom } from 'jotai'
import { Button } from '@mantine/core'
import { expect, spyOn, waitFor } from 'storybook/test'
import { ApiError } from '#src/api/calls/ApiError.ts'
import preview from '#storybook/preview.tsx'
import { storyWorld } from '#storybook/storyWorlds.ts'
import { pagesRenderedAtom, showToastAtom, type Toast } from './showToast.ts'

/** Shows a toast. The toasts themselves are part of every app (app/Providers.tsx). */
function Speaker({ toasts }: { toasts: Toast[] }) {
  const show = useSetAtom(showToastAtom)
  return (
    <div style={{ display: 'flex', gap: 12, padding: 24, minHeight: 320, alignItems: 'end' }}>
      {toasts.map((toast) => (
        <Button key={toast.message} onClick={() => show(toast)}>
          {toast.style}
        </Button>
      ))}
    </div>
  )
}

const meta = preview.meta({
  component: Speaker,
  args: {
    toasts: [
      { message: 'Character saved.', style: 'success' as const },
      { message: 'Failed to delete chat. Please try again.', style: 'error' as const },
    ],
  },
})

/** The server asks to wait (`Retry-After`, NS-42): the toast names the time, and stays as long. */
export const TheServerIsBusy = meta.story({
  tags: ['phone', 'NS-42'],
  play: async ({ canvas, canvasElement }) => {
    const { queryClient } = storyWorld(canvasElement).app
    const busy = new ApiError({ status: 503, retryAfterMs: 30_000 })
    void queryClient.prefetchQuery({ queryKey: ['busy'], queryFn: () => Promise.reject(busy) })
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy. We try again in 30 seconds.')
  },
})

export const Several = meta.story({
  tags: ['phone', 'desktop', 'B4.6-04'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'success' }))
    await userEvent.click(canvas.getByRole('button', { name: 'error' }))
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible())
    await expect(canvas.getByRole('status')).toHaveTextContent('Character saved.')
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to delete chat. Please try again.')
    // Said again, it is shown once.
    await userEvent.click(canvas.getByRole('button', { name: 'error' }))
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(1))
  },
})

/** The pressed control and the bar at the lower edge stay in view. */
export const OverABar = meta.story({
  name: 'Above a bottom bar',
  decorators: [
    (Story) => (
      <>
        <div style={{ position: 'fixed', inset: 'auto 0 0', height: 64 }} data-page-foot />
        <div style={{ position: 'fixed', inset: 'auto 0 70px', display: 'grid', placeContent: 'center' }}>
          {Story()}
        </div>
      </>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'error' })
    await userEvent.click(button)
    const toast = await canvas.findByRole('alert')
    await waitFor(() => expect(getComputedStyle(toast).opacity).toBe('1'))
    await waitFor(() => expect(toast.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top))
    button.blur()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    button.click()
    const other = await canvas.findByRole('alert')
    const bar = canvasElement.querySelector('[data-page-foot]')!.getBoundingClientRect()
    await waitFor(() => expect(other.getBoundingClientRect().bottom).toBeLessThan(bar.top))
    await expect(other.getBoundingClientRect().bottom).toBeGreaterThan(bar.top - 30)
  },
})

/** A toast that was shown before the page changed moves to where the bar of the new page is. */
export const OnTheNextPage = meta.story({
  decorators: [
    (Story) => (
      <>
        <div style={{ position: 'fixed', inset: 'auto 0 0', height: 200 }} data-page-foot />
        {Story()}
      </>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'success' }))
    const toast = await canvas.findByRole('status')
    const below = () => window.innerHeight - toast.getBoundingClientRect().bottom
    await waitFor(() => expect(below()).toBeGreaterThan(200))
    canvasElement.querySelector<HTMLElement>('[data-page-foot]')!.style.height = '64px'
    storyWorld(canvasElement).app.store.set(pagesRenderedAtom, (count) => count + 1)
    await waitFor(() => expect(below()).toBeLessThan(100))
    await expect(below()).toBeGreaterThan(64)
  },
})

/** It disappears after three seconds, and ignores the pointer meanwhile: controls below it can be pressed. */
export const GoesByItself = meta.story({
  name: 'Disappears after three seconds',
  tags: ['B9-15', 'B4.6-03', 'B8.3-09'],
  parameters: { world: { toastsStay: false } },
  play: async ({ canvas, userEvent }) => {
    const timers = spyOn(window, 'setTimeout')
    const clickedAt = performance.now()
    await userEvent.click(canvas.getByRole('button', { name: 'success' }))
    const toast = await canvas.findByRole('status')
    const { left, top, height } = toast.getBoundingClientRect()
    await expect(toast.contains(document.elementFromPoint(left + 60, top + height / 2))).toBe(false)
    const close = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect()
    await expect(toast.contains(document.elementFromPoint(close.x + close.width / 2, close.y + 8))).toBe(true)
    await userEvent.unhover(canvas.getByRole('button', { name: 'success' }))
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull())
    // A busy machine can delay the closing, but never advance it.
    await expect(performance.now() - clickedAt).toBeGreaterThan(2_990)
    // The timer has the exact duration.
    await expect(timers.mock.calls.map(([, delayMs]) => delayMs)).toContain(3_000)
    timers.mockRestore()
  },
})
