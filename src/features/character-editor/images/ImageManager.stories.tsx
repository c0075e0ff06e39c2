import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { callsTo } from '#storybook/storyWorlds.ts'
import type { Canvas, StoryContext } from '#storybook/storyContext.ts'
import {
  EditorPart,
  inWorld,
  openDialog,
  previewChanged,
  previewSrc,
  dialogFits,
} from '#tests/support/imageToolsStory.tsx'

// Aria has three images; the oldest is the main one.

const meta = preview.meta({ component: EditorPart, parameters: inWorld() })

const cardsOf = (dialog: Canvas) => dialog.getAllByRole('listitem') as HTMLElement[]
const pictureOf = (card: HTMLElement) => within(card).queryByRole('img')?.getAttribute('src')
const currentOf = (dialog: Canvas) => cardsOf(dialog).filter((card) => within(card).queryByText('Current'))
const focusOf = (dialog: Canvas) => cardsOf(dialog).findIndex((card) => 'focus' in card.dataset)
const inTheMiddle = (dialog: Canvas, index: number) => waitFor(() => expect(focusOf(dialog)).toBe(index))

async function openManager(context: StoryContext) {
  const dialog = await openDialog(context, 'Manage images')
  await dialog.findByText('Image 1 of 3')
  return dialog
}
/** The distance of a card from the middle of the view, in px. */
const fromTheMiddle = (card: HTMLElement) => {
  const box = card.getBoundingClientRect()
  const view = card.parentElement!.parentElement!.getBoundingClientRect()
  return box.left + box.width / 2 - (view.left + view.width / 2)
}

export const Opened = meta.story({
  globals: { viewport: { value: 'w1280' } },
  tags: ['B2.5-01', 'B2.5-02', 'B4.3-01', 'B4.3-02', 'B4.3-03', 'B4.3-04', 'B7-08', 'desktop'],
  play: async (context) => {
    const dialog = await openManager(context)
    const cards = cardsOf(dialog)
    await expect(cards).toHaveLength(4)
    await expect(cards[3]).toHaveTextContent(/^New image$/)
    await expect(currentOf(dialog)).toEqual([cards[2]])
    await waitFor(() => expect(Math.abs(fromTheMiddle(cards[0]!))).toBeLessThan(2))
    for (const card of cards) await expect(card.getBoundingClientRect().width).toBe(280)
    const box = context.canvas.getByRole('dialog').getBoundingClientRect()
    await expect(box.width).toBeCloseTo(768, -1)
    await expect(box.height / window.innerHeight).toBeCloseTo(0.9, 2)
    await expect(callsTo(context.canvasElement, 'listImages')).toHaveLength(1)
    // The arrow keys work at once.
    await waitFor(() => expect(dialog.getByRole('region', { name: 'Images' })).toHaveFocus())
  },
})

/** A collection of `count` images, the newest first. */
const collection = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    collection_id: `image-${place}`,
    character_id: 'aria',
    large_pfp_url: '/pictures/aria-large.avif',
    created_at: `2026-03-${String(28 - place).padStart(2, '0')}T00:00:00Z`,
    is_main: place === 0,
  }))

const listed = (body: unknown) => inWorld({ operation: 'listImages', status: 200, offContract: true, body })

const ring = (count: number, width: 'w390' | 'w768' | 'w1280' | 'w1536') => ({
  globals: { viewport: { value: width } },
  parameters: listed(collection(count)),
})
/** Each card can be in the middle with a card on each side, for any number of cards and any width of the view. */
const goRound = (count: number) => async (context: StoryContext) => {
  const dialog = await openDialog(context, 'Manage images')
  await dialog.findByText(`Image 1 of ${count}`)
  await dialogFits(context.canvas)
  const cards = cardsOf(dialog)
  await expect(cards).toHaveLength(count + 1)
  for (const middle of cards.keys()) {
    await inTheMiddle(dialog, middle)
    await waitFor(() => expect(Math.abs(fromTheMiddle(cards[middle]!))).toBeLessThan(2))
    const around = (by: number) => cards[(middle + by + cards.length) % cards.length]!
    for (const card of new Set([around(-1), around(1)])) await waitFor(() => expect(seenOf(card)).toBeGreaterThan(12))
    if (cards.length > 2) {
      await expect(fromTheMiddle(around(-1))).toBeCloseTo(-296, -1)
      await expect(fromTheMiddle(around(1))).toBeCloseTo(296, -1)
    }
    await context.userEvent.keyboard('{ArrowRight}')
  }
}

/** The visible width of a card, in px. */
const seenOf = (card: HTMLElement) => {
  const box = card.getBoundingClientRect()
  const view = card.parentElement!.parentElement!.getBoundingClientRect()
  return Math.min(box.right, view.right) - Math.max(box.left, view.left)
}

export const OneImage = meta.story({ ...ring(1, 'w1280'), play: goRound(1) })
/** Half of each neighbour is visible, and the whole label of the tile on either side. */
export const TwoImages = meta.story({
  ...ring(2, 'w1280'),
  tags: ['desktop', 'B4.3-03', 'B4.3-06', 'B4.3-05'],
  play: async (context) => {
    await goRound(2)(context)
    const dialog = within(await context.canvas.findByRole('dialog'))
    for (const focus of [1, 0]) {
      await context.userEvent.keyboard(focus === 1 ? '{ArrowRight}' : '{ArrowLeft}')
      await inTheMiddle(dialog, focus)
      await waitFor(() => expect(Math.abs(fromTheMiddle(cardsOf(dialog)[focus]!))).toBeLessThan(1))
      await expect(labelMargin(cardsOf(dialog)[2]!)).toBeGreaterThan(16)
    }
  },
})
export const TwoImagesAt768 = meta.story({ ...ring(2, 'w768'), play: TwoImages.input.play })

/** The space in px between the words of a card and the nearer edge of the view. */
const labelMargin = (card: HTMLElement) => {
  const words = document.createRange()
  words.selectNodeContents(within(card).getByText('New image').lastChild!)
  const box = words.getBoundingClientRect()
  const view = card.parentElement!.parentElement!.getBoundingClientRect()
  return Math.min(box.left - view.left, view.right - box.right)
}
export const TwoImagesOnAPhone = meta.story({ ...ring(2, 'w390'), play: goRound(2) })
export const ManyImages = meta.story({ ...ring(9, 'w1536'), play: goRound(9) })

/** Cards beside the middle may be out of view, so the Tab key skips them, and they do not keep the focus. */
export const FocusOrder = meta.story({
  tags: ['B1-09'],
  globals: { viewport: { value: 'w390' } },
  play: async (context) => {
    const { userEvent } = context
    const dialog = await openManager(context)
    const carousel = dialog.getByRole('region', { name: 'Images' })
    await waitFor(() => expect(carousel).toHaveFocus())
    for (const name of ['Previous image', 'Next image', 'Set as current', 'Delete', 'Close', 'Previous image']) {
      await userEvent.keyboard('{Tab}')
      await expect(dialog.getByRole('button', { name })).toHaveFocus()
    }
    await inTheMiddle(dialog, 0)
    await userEvent.keyboard('{ArrowLeft}')
    await inTheMiddle(dialog, 3)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect(dialog.getByRole('button', { name: 'New image' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await inTheMiddle(dialog, 0)
    await expect(carousel).toHaveFocus()
  },
})

export const AtOnceWithReducedMotion = meta.story({
  globals: { setting: 'reduced-motion' },
  play: async (context) => {
    const dialog = await openManager(context)
    const [first, second] = cardsOf(dialog)
    await waitFor(() => expect(Math.abs(fromTheMiddle(first!))).toBeLessThan(2))
    dialog.getByRole('button', { name: 'Next image' }).click()
    // Frames in which an animation has hardly begun.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    await expect(Math.abs(fromTheMiddle(second!))).toBeLessThan(2)
  },
})

export const RightToLeft = meta.story({
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    const dialog = await openManager(context)
    await context.userEvent.keyboard('{ArrowLeft}')
    await inTheMiddle(dialog, 1)
    await waitFor(() => expect(Math.abs(fromTheMiddle(cardsOf(dialog)[1]!))).toBeLessThan(2))
    await expect(fromTheMiddle(cardsOf(dialog)[2]!)).toBeLessThan(0)
  },
})

export const OnlyTheFocusHasActions = meta.story({
  tags: ['B4.3-10', 'B4.3-11'],
  play: async (context) => {
    const { userEvent } = context
    const dialog = await openManager(context)
    await expect(dialog.getAllByRole('button', { name: 'Delete' })).toHaveLength(1)
    for (const card of cardsOf(dialog)) await expect(within(card).queryByRole('button', { name: 'Delete' })).toBeNull()
    for (const [name, middle] of [
      ['Next image', 1],
      ['Previous image', 0],
      ['Show Image 2 of 3', 1],
      ['Next image', 2],
    ] as const) {
      await userEvent.click(dialog.getByRole('button', { name }))
      await inTheMiddle(dialog, middle)
    }
    await expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull()
    await expect(dialog.queryByRole('button', { name: 'Set as current' })).toBeNull()
  },
})

/** After the last image is deleted, the focus is on an existing image. */
export const TheLastDeleted = meta.story({
  tags: ['B4.3-09', 'B4.3-12', 'B7-09', 'B7-10'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const dialog = await openManager(context)
    const before = previewSrc(canvas)
    const [chosen, , next] = cardsOf(dialog).map(pictureOf)
    await userEvent.click(dialog.getByRole('button', { name: 'Set as current' }))
    await waitFor(() => expect(currentOf(dialog)).toEqual([cardsOf(dialog)[0]]))
    await expect(callsTo(canvasElement, 'setMainImage')).toMatchObject([{ method: 'POST', status: 204 }])
    // The pressed button is unmounted; the focus stays in the dialog.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Next image' })).toHaveFocus())
    await previewChanged(canvas, before)
    await expect(previewSrc(canvas)).toBe(chosen)

    await userEvent.keyboard('{ArrowRight}')
    await inTheMiddle(dialog, 1)
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await dialog.findByText('Image 2 of 2')
    await expect(pictureOf(cardsOf(dialog)[focusOf(dialog)]!)).toBe(next)
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await dialog.findByText('Image 1 of 1')
    await inTheMiddle(dialog, 0)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Next image' })).toHaveFocus())
    await waitFor(() => expect(Math.abs(fromTheMiddle(cardsOf(dialog)[0]!))).toBeLessThan(2))
    const gone = { method: 'DELETE', status: 204 }
    await expect(callsTo(canvasElement, 'deleteImage')).toMatchObject([gone, gone])
  },
})

export const Renewed = meta.story({
  tags: ['B4.3-07', 'B4.3-08', 'B7-11'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const dialog = await openManager(context)
    const before = previewSrc(canvas)
    await userEvent.keyboard('{ArrowRight}')
    await inTheMiddle(dialog, 1)
    await userEvent.click(dialog.getByRole('button', { name: 'New image' }))
    await dialog.findByText('Image 1 of 4')
    await expect(cardsOf(dialog)).toHaveLength(5)
    await expect(currentOf(dialog)).toEqual([cardsOf(dialog)[0]])
    await inTheMiddle(dialog, 0)
    await waitFor(() => expect(Math.abs(fromTheMiddle(cardsOf(dialog)[0]!))).toBeLessThan(2))
    await expect(callsTo(canvasElement, 'renewImage')).toHaveLength(1)
    await previewChanged(canvas, before)
    await expect(previewSrc(canvas)).toBe(pictureOf(cardsOf(dialog)[0]!))
  },
})

export const OneAtATime = meta.story({
  name: 'One action at a time',
  parameters: inWorld({ operation: 'renewImage', hold: true }),
  tags: ['B2.5-03', 'B4.3-13'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const dialog = await openManager(context)
    await userEvent.click(dialog.getByRole('button', { name: 'New image' }))
    const tile = await dialog.findByRole('button', { name: 'Renewing…' })
    await userEvent.click(tile)
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}')
    for (const name of ['Set as current', 'Delete']) {
      const button = dialog.queryByRole('button', { name })
      if (!button) continue
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(button)
    }
    await expect(callsTo(canvasElement, 'renewImage')).toHaveLength(1)
    await expect(callsTo(canvasElement, 'setMainImage')).toEqual([])
    await expect(callsTo(canvasElement, 'deleteImage')).toEqual([])
    // A click outside does not close the dialog, and the keys still work.
    await inTheMiddle(dialog, 0)
    await userEvent.click(canvasElement.ownerDocument.querySelector('.mantine-Modal-overlay')!)
    await expect(canvas.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await inTheMiddle(dialog, 1)
    // After closing and reopening, it is still pending.
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus())
    const again = await openManager(context)
    await expect(again.getByRole('button', { name: 'Renewing…' })).toBeVisible()
    // The arrow keys work at once.
    await waitFor(() => expect(again.getByRole('region', { name: 'Images' })).toHaveFocus())
  },
})

const failing = (name: string) => async (context: StoryContext) => {
  const dialog = await openManager(context)
  await context.userEvent.click(dialog.getByRole('button', { name }))
  return dialog
}
async function saysInRed(dialog: Canvas, words: string) {
  const text = await dialog.findByText(words)
  await expect(getComputedStyle(text).color).toBe('rgb(255, 138, 138)')
}

export const RenewFailed = meta.story({
  parameters: inWorld({ operation: 'renewImage', status: 500 }),
  tags: ['phone', 'B8.4-01'],
  play: async (context) => {
    const dialog = await failing('New image')(context)
    await saysInRed(dialog, 'Renew failed')
    await expect(dialog.getByRole('button', { name: 'New image' })).not.toHaveAttribute('aria-disabled')
  },
})

export const SetMainFailed = meta.story({
  parameters: inWorld({ operation: 'setMainImage', status: 500, detail: 'The shelf is locked.' }),
  tags: ['phone', 'B8.4-02', 'AMB-54'],
  play: async (context) => {
    const dialog = await failing('Set as current')(context)
    await saysInRed(dialog, 'Set-main failed')
    await expect(dialog.getByText('The shelf is locked.')).toBeVisible()
    await expect(currentOf(dialog)).toEqual([cardsOf(dialog)[2]])
  },
})

/** On a small phone, the reason appears below the pressed button, outside the visible part of the dialog. */
export const DeleteFailed = meta.story({
  tags: ['B8.4-03'],
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    ...inWorld({ operation: 'deleteImage', status: 500 }),
    viewport: { options: { narrow: { name: '320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' } } },
  },
  play: async (context) => {
    const dialog = await failing('Delete')(context)
    await saysInRed(dialog, 'Delete failed')
    await expect(cardsOf(dialog)).toHaveLength(4)
    const reason = dialog.getByText('Delete failed')
    await waitFor(() => expect(reason.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    const head = dialog.getByRole('heading', { name: 'Manage images' })
    await expect(reason.getBoundingClientRect().top).toBeGreaterThan(head.getBoundingClientRect().bottom)
  },
})

/** On the second try the images are loaded, and one is deleted. A proxy's time-out is not a failure of the deletion. */
export const DeletionNotKnown = meta.story({
  name: 'Unknown whether deleted',
  parameters: inWorld({ operation: 'listImages', nth: 1, status: 404 }, { operation: 'deleteImage', status: 504 }),
  tags: ['phone', 'NS-44'],
  play: async (context) => {
    const { userEvent } = context
    const dialog = await openDialog(context, 'Manage images')
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }))
    await dialog.findByText('Image 1 of 3')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await saysInRed(dialog, 'We could not tell whether the image was deleted. Look at the images before you try again.')
    await expect(dialog.queryByText('Delete failed')).toBeNull()
    await expect(cardsOf(dialog)).toHaveLength(4)
  },
})

export const NotLoaded = meta.story({
  parameters: inWorld({ operation: 'listImages', nth: 1, status: 404 }),
  tags: ['B8.4-04', 'phone'],
  play: async (context) => {
    const dialog = await openDialog(context, 'Manage images')
    await saysInRed(dialog, 'Failed to fetch images.')
  },
})

export const Loading = meta.story({
  tags: ['phone'],
  parameters: inWorld({ operation: 'listImages', hold: true }),
  play: async (context) => {
    const dialog = await openDialog(context, 'Manage images')
    await dialog.findByText('Loading images...')
  },
})

export const BrokenPicture = meta.story({
  parameters: listed(collection(1).map((image) => ({ ...image, large_pfp_url: 'data:image/png;base64,AAAA' }))),
  tags: ['B8.4-06'],
  play: async (context) => {
    const dialog = await openDialog(context, 'Manage images')
    const placeholder = () => dialog.getByRole('img', { name: 'Image 1 of 1' }).querySelector('img')?.src
    await waitFor(() => expect(placeholder()).toMatch(/^data:image\/svg/))
    await expect(cardsOf(dialog)[0]!.getBoundingClientRect().width).toBe(280)
  },
})
