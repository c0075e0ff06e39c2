import { Button } from '@mantine/core'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CometDrawing } from './CometDrawing.tsx'
import { OrbitDrawing } from './OrbitDrawing.tsx'
import { SkyMessage } from './SkyMessage.tsx'

const meta = preview.meta({
  component: SkyMessage,
  args: {
    drawing: OrbitDrawing,
    title: 'No chats yet',
    text: 'Whoever you meet first will wait for you here.',
    children: <Button variant="default">Find somebody</Button>,
  },
})

export const NothingHere = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No chats yet' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Find somebody' })).toBeVisible()
  },
})

export const SomethingFailed = meta.story({
  tags: ['phone'],
  args: { drawing: CometDrawing, title: 'Something went past', text: undefined, children: undefined, order: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull() // the drawing is decoration
  },
})
