import { expect, fireEvent, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { callsTo, storyWorld } from '#storybook/storyWorlds.ts'
import type { Canvas, StoryContext } from '#storybook/storyContext.ts'
import { ARIA, choose, EditorPart, inWorld } from '#tests/support/imageToolsStory.tsx'

const meta = preview.meta({ component: EditorPart, parameters: inWorld() })

async function startCropping(context: StoryContext) {
  await choose(context, 'Reframe')
  const crop = await context.canvas.findByRole('slider', { name: 'Frame of the small picture' })
  await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Confirm' })).toBeEnabled())
  return crop
}
/** The position at which the server crops the small picture, after one request. */
async function cutsAt(element: HTMLElement, squareAt: number) {
  await expect(callsTo(element, 'reframeImage')).toMatchObject([{ status: 200 }])
  const row = storyWorld(element).server.db.characters.findFirst((q) => q.where({ id: ARIA }))
  await expect(row?.picture.squareAt).toBe(squareAt)
}
const toastSays = (canvas: Canvas, text: string) => waitFor(() => expect(canvas.getByText(text)).toBeVisible())
const aFrame = () => new Promise(requestAnimationFrame)
const isIdle = async ({ canvas }: StoryContext) => {
  await waitFor(() => expect(canvas.queryByRole('slider')).toBeNull())
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus())
}

export const Cropping = meta.story({
  tags: ['B4.5-01', 'B4.5-02', 'phone', 'desktop'],
  play: async (context) => {
    const crop = await startCropping(context)
    await expect(crop).toHaveFocus()
    const { width, height } = crop.getBoundingClientRect()
    await expect(Math.abs(width - height)).toBeLessThan(1)
    await expect(width).toBeCloseTo(crop.parentElement!.getBoundingClientRect().width, 0)
    // The handle is in the frame, and the content of the frame is previewed as in the list of chats.
    await expect(crop.querySelector('svg')).toBeVisible()
    const small = context.canvasElement.querySelector<HTMLImageElement>('[data-small-picture] img')!
    const movedBy = () => small.getBoundingClientRect().top - small.parentElement!.getBoundingClientRect().top
    await expect(small.parentElement!.getBoundingClientRect().width).toBe(56)
    await context.userEvent.keyboard('{End}')
    await waitFor(() => expect(movedBy()).toBeCloseTo(-56 * Number(crop.getAttribute('aria-valuenow')), 0))
    await expect(movedBy()).toBeLessThan(-10)
    await context.userEvent.keyboard('{Home}')
    await waitFor(() => expect(movedBy()).toBe(0))
  },
})

/** A drag by 100 px in a picture that is 280 px wide. */
export const Dragged = meta.story({
  tags: ['B1-08', 'B4.5-02', 'B4.5-03', 'B7-15', 'B9-13', 'AMB-40'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const crop = await startCropping(context)
    const frame = crop.parentElement!
    const box = frame.getBoundingClientRect()
    await expect(box.width).toBe(280)
    const at = { clientX: box.left + 140, clientY: box.top + 120 }
    await fireEvent.pointerDown(frame, at)
    await fireEvent.mouseDown(frame, at)
    await fireEvent.mouseMove(document, { clientX: box.left + 10, clientY: at.clientY + 70 })
    await aFrame()
    await waitFor(() => expect(crop.getBoundingClientRect().top - box.top).toBeCloseTo(70, 0))
    await expect(crop.getBoundingClientRect().left).toBe(box.left)
    // It stops at the picture's lower edge.
    await fireEvent.mouseMove(document, { clientX: at.clientX, clientY: box.bottom + 400 })
    await waitFor(() => expect(crop).toHaveAttribute('aria-valuenow', '0.33'))
    await expect(crop.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.bottom + 0.5)
    await fireEvent.mouseMove(document, { clientX: at.clientX, clientY: at.clientY + 70 })
    await waitFor(() => expect(crop).toHaveAttribute('aria-valuenow', '0.25'))
    await fireEvent.mouseUp(document)
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await isIdle(context)
    await cutsAt(canvasElement, 0.25)
  },
})

export const ByKeyboard = meta.story({
  tags: ['phone', 'B4.5-02', 'B4.5-05'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const crop = await startCropping(context)
    await userEvent.keyboard('{PageDown}{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect(crop).toHaveAttribute('aria-valuenow', '0.11')
    await userEvent.keyboard('{End}')
    await expect(crop).toHaveAttribute('aria-valuenow', '0.33')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await toastSays(canvas, 'The small picture shows the new frame.')
    await isIdle(context)
    await cutsAt(canvasElement, 0.33)
  },
})

export const Failed = meta.story({
  parameters: inWorld({ operation: 'reframeImage', status: 500 }),
  tags: ['B8.1-26', 'B4.5-05'],
  play: async (context) => {
    await startCropping(context)
    await context.userEvent.keyboard('{PageDown}')
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Confirm' }))
    await toastSays(context.canvas, 'Failed reframing the character.')
    await isIdle(context)
    // A second attempt begins with the chosen frame.
    await expect(await startCropping(context)).toHaveAttribute('aria-valuenow', '0.1')
  },
})

/** It can be cancelled until it is confirmed. */
export const UnderWay = meta.story({
  tags: ['B4.5-04'],
  parameters: inWorld({ operation: 'reframeImage', hold: true }),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await startCropping(context)
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await isIdle(context)
    await startCropping(context)
    await userEvent.keyboard('{Escape}')
    await isIdle(context)
    await expect(callsTo(canvasElement, 'reframeImage')).toEqual([])
    const crop = await startCropping(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    crop.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(crop).toHaveAttribute('aria-valuenow', '0')
  },
})
