import { Button } from '@mantine/core'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Banner } from './Banner.tsx'
import { ErrorBanner } from './ErrorBanner.tsx'

const meta = preview.meta({ component: Banner, args: { kind: 'notice' as const, children: 'Something to know.' } })

export const Notice = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Something to know.')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Success = meta.story({ args: { kind: 'success', children: 'Done.' } })

export const Warning = meta.story({
  args: { kind: 'warning', children: 'Your account is not verified.', action: <Button size="sm">Do something</Button> },
})

export const Dismissible = meta.story({
  args: { kind: 'error', children: 'That went wrong.', onDismiss: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
})

export const SeveralLines = meta.story({
  tags: ['phone'],
  render: () => (
    <ErrorBanner
      message={'The first.\nThe second, which is rather long and has to go on to another line.\nThe third.'}
    />
  ),
  play: async ({ canvas }) => {
    const lines = [...canvas.getByRole('alert').querySelectorAll('p')].map(({ textContent }) => textContent)
    await expect(lines).toHaveLength(3)
    await expect(lines[0]).toBe('The first.')
  },
})

export const OneLongWord = meta.story({
  globals: { viewport: { value: 'w390' } },
  args: { kind: 'error', children: 'x'.repeat(300), onDismiss: fn() },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
