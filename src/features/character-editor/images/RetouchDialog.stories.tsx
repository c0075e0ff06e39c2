import { expect, fireEvent, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { callsTo, storyWorld } from '#storybook/storyWorlds.ts'
import type { Canvas, StoryContext } from '#storybook/storyContext.ts'
import { EditorPart, inWorld, openDialog, previewSrc, dialogFits } from '#tests/support/imageToolsStory.tsx'
import { expectFieldsAboveBar } from '#tests/support/fieldsAboveBar.ts'

const meta = preview.meta({ component: EditorPart, parameters: inWorld() })

const open = (context: StoryContext) => openDialog(context, 'Smart Retouch')
const promptOf = (dialog: Canvas) => dialog.getByRole('textbox', { name: 'What should change?' })
const scaleOf = (dialog: Canvas) => dialog.getByRole('slider', { name: 'Guidance scale' })
const retouchedOf = (dialog: Canvas) => dialog.queryByRole('img', { name: 'Retouched picture' })

async function apply({ userEvent }: StoryContext, dialog: Canvas, wish: string) {
  const field = promptOf(dialog) as HTMLTextAreaElement
  await userEvent.click(field)
  field.select()
  await userEvent.paste(wish)
  await userEvent.click(dialog.getByRole('button', { name: /^Apply/ }))
}
async function applied(context: StoryContext, wish = 'A red scarf') {
  const dialog = await open(context)
  await apply(context, dialog, wish)
  await dialog.findByRole('img', { name: 'Retouched picture' })
  return dialog
}

export const Opened = meta.story({
  tags: ['B2.4-14', 'B2.5-04', 'B5.6-03', 'B5.6-04', 'B5.6-05', 'NS-34', 'phone', 'desktop'],
  play: async (context) => {
    const { canvas, userEvent } = context
    const dialog = await open(context)
    const box = canvas.getByRole('dialog').getBoundingClientRect()
    await expect(box.height / window.innerHeight).toBeCloseTo(0.95, 2)
    await expect(dialog.getByRole('button', { name: 'Apply' })).toBeVisible()
    await expect(dialog.getByText('0/200')).toBeVisible()
    const scale = scaleOf(dialog)
    for (const [name, value] of [
      ['min', '1'],
      ['max', '20'],
      ['step', '1'],
    ] as const) {
      await expect(scale).toHaveAttribute(name, value)
    }
    await expect(scale).toHaveValue('10')
    scale.focus()
    await userEvent.keyboard('{ArrowRight}')
    await fireEvent.change(scale, { target: { value: '11' } })
    await expect(scale).toHaveValue('11')
    await expect(dialog.getByText('11')).toBeVisible()
  },
})

export const NothingWished = meta.story({
  name: 'Empty prompt',
  tags: ['phone', 'B5.6-01'],
  play: async (context) => {
    const dialog = await open(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    await expect(await dialog.findByText('The retouch description is required.')).toBeVisible()
    await expect(promptOf(dialog)).toHaveFocus()
    await expect(callsTo(context.canvasElement, 'retouchImage')).toEqual([])
  },
})

export const TooMuchWished = meta.story({
  name: 'Prompt too long',
  tags: ['B5.6-02', 'AMB-53', 'phone'],
  play: async (context) => {
    const dialog = await open(context)
    await apply(context, dialog, 'x'.repeat(201))
    await expect(dialog.getByText('The description must contain a maximum of 200 characters.')).toBeVisible()
    await expect(dialog.getByText('201/200')).toBeVisible()
    await expect(callsTo(context.canvasElement, 'retouchImage')).toEqual([])
  },
})

export const Preview = meta.story({
  globals: { viewport: { value: 'w1280' } },
  tags: ['B4.4-01', 'B7-12', 'B3-17', 'phone'],
  play: async (context) => {
    const dialog = await applied(context)
    const original = dialog.getByRole('img', { name: 'Original picture' })
    await expect(original).toHaveAttribute('src', previewSrc(context.canvas))
    const [left, right] = [original, retouchedOf(dialog)!].map((image) => image.getBoundingClientRect())
    await expect(left!.top).toBeCloseTo(right!.top, 0)
    await expect(left!.right).toBeLessThan(right!.left)
    await expect(retouchedOf(dialog)!.getAttribute('src')).not.toBe(original.getAttribute('src'))
    await expect(dialog.getByRole('button', { name: 'Apply again' })).toBeVisible()
    const row = storyWorld(context.canvasElement).server.db.retouches.findFirst()
    await expect(row).toMatchObject({ prompt: 'A red scarf', guidanceScale: 10 })
  },
})

/** The second preview is rejected, which fails and is only logged; the third one is accepted. */
export const Accepted = meta.story({
  globals: { viewport: { value: 'w390' } },
  parameters: inWorld({ operation: 'confirmRetouch', nth: 1, status: 500 }),
  tags: ['B1-07', 'B4.4-02', 'B4.4-03', 'B4.4-04', 'B4.4-05', 'B4.4-06', 'B7-14', 'AMB-30'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const dialog = await applied(context)
    await dialogFits(canvas)
    const first = retouchedOf(dialog)!.getAttribute('src')
    await apply(context, dialog, 'A green hat')
    await waitFor(() => expect(retouchedOf(dialog)?.getAttribute('src')).not.toBe(first))
    await expect(callsTo(canvasElement, 'retouchImage')).toHaveLength(2)

    const original = previewSrc(canvas)
    await userEvent.click(await dialog.findByRole('button', { name: 'Reject change' }))
    await waitFor(() => expect(retouchedOf(dialog)).toBeNull())
    await expect(canvas.getByRole('dialog')).toBeVisible()
    await expect(promptOf(dialog)).toHaveFocus()
    await expect(promptOf(dialog)).toHaveValue('A green hat')
    await waitFor(() => expect(callsTo(canvasElement, 'confirmRetouch')).toMatchObject([{ status: 500 }]))
    await expect(dialog.queryByRole('alert')).toBeNull()
    await expect(previewSrc(canvas)).toBe(original)

    await apply(context, dialog, 'A crown')
    const retouched = (await dialog.findByRole('img', { name: 'Retouched picture' })).getAttribute('src')
    await userEvent.click(dialog.getByRole('button', { name: 'Accept change' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(callsTo(canvasElement, 'confirmRetouch').map(({ path }) => path)).toEqual([
      expect.stringMatching(/\/retouch\?confirm_change=false$/),
      expect.stringMatching(/\/retouch\?confirm_change=true$/),
    ])
    await waitFor(() => expect(previewSrc(canvas)).toBe(retouched))
    // The next retouch begins with an empty prompt.
    const again = await open(context)
    await expect(promptOf(again)).toHaveValue('')
    await expect(retouchedOf(again)).toBeNull()
  },
})

export const Blocked = meta.story({
  name: 'Retouch refused',
  parameters: inWorld({ operation: 'retouchImage', nth: 2, status: 422 }),
  tags: ['B4.4-07', 'B4.4-08', 'B8.1-08', 'phone'],
  play: async (context) => {
    const dialog = await applied(context)
    await apply(context, dialog, 'Something else')
    const alert = await dialog.findByRole('alert')
    await expect(alert).toHaveTextContent(/^Request blocked: The prompt may violate guidelines\.$/)
    await expect(retouchedOf(dialog)).toBeNull()
    await expect(alert.closest('figure')).toHaveTextContent('Preview')
    await expect(dialog.queryByRole('button', { name: 'Accept change' })).toBeNull()
  },
})

/** The request continues while the dialog or the page is closed; on return its result is shown. */
export const Trying = meta.story({
  name: 'Generating',
  parameters: inWorld({ operation: 'retouchImage', hold: true }),
  tags: ['phone'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const dialog = await open(context)
    await apply(context, dialog, 'A crown')
    await dialog.findByText(/^Retouching…/)
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    const again = await open(context)
    await again.findByText(/^Retouching…/)
    await expect(promptOf(again)).toHaveValue('A crown')
    await expect(callsTo(canvasElement, 'retouchImage')).toHaveLength(1)
  },
})

/** A click outside does not close the dialog. What is typed and what is requested is kept after closing. */
export const DoneWhileAway = meta.story({
  tags: ['B2.5-05'],
  parameters: inWorld({ operation: 'retouchImage', hold: true }),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const typing = await open(context)
    await userEvent.click(promptOf(typing))
    await userEvent.keyboard('A crown')
    await userEvent.click(canvasElement.ownerDocument.querySelector('.mantine-Modal-overlay')!)
    await expect(canvas.getByRole('dialog')).toBeVisible()
    await expect(promptOf(typing)).toHaveFocus()
    await userEvent.click(typing.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    const dialog = await open(context)
    await expect(promptOf(dialog)).toHaveValue('A crown')
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    storyWorld(canvasElement).server.release()
    await waitFor(() => expect(callsTo(canvasElement, 'retouchImage')).toMatchObject([{ status: 200 }]))
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    const again = await open(context)
    await again.findByRole('img', { name: 'Retouched picture' })
    await expect(again.getByRole('button', { name: 'Accept change' })).toBeVisible()
  },
})

/** Before, two empty responses and an error without a message are shown with the app's text. */
export const BlockedInTheServersWords = meta.story({
  name: 'Retouch refused with a server message',
  parameters: inWorld(
    { operation: 'retouchImage', nth: 1, status: 204, offContract: true },
    { operation: 'retouchImage', nth: 2, status: 200, offContract: true, body: null },
    { operation: 'retouchImage', nth: 3, status: 500 },
    { operation: 'retouchImage', nth: 4, status: 422, detail: 'No crowns, please.' },
  ),
  tags: ['B7-13', 'B8.1-08', 'B8.1-09'],
  play: async (context) => {
    const dialog = await open(context)
    for (const nth of [1, 2, 3]) {
      await apply(context, dialog, 'A crown')
      await waitFor(() => expect(callsTo(context.canvasElement, 'retouchImage')).toHaveLength(nth))
      await expect(await dialog.findByRole('alert')).toHaveTextContent(/^Failed to retouch the character picture\.$/)
    }
    await expect(promptOf(dialog)).toHaveValue('A crown')
    await apply(context, dialog, 'A crown')
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(/^No crowns, please\.$/))
  },
})

export const FieldsAboveTheBar = meta.story({
  play: async (context) => {
    const dialog = await open(context)
    await expectFieldsAboveBar(
      context.canvas.getByRole('dialog'),
      [promptOf(dialog), scaleOf(dialog)],
      dialog.getByRole('button', { name: 'Apply' }).parentElement!,
    )
  },
})
