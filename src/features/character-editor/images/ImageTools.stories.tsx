import { expect, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { callsTo, storyWorld } from '#storybook/storyWorlds.ts'
import { choose, EditorPart, inWorld, openMenu, previewChanged, previewSrc } from '#tests/support/imageToolsStory.tsx'

const meta = preview.meta({ component: EditorPart, parameters: inWorld() })

export const MenuOpen = meta.story({
  tags: ['B2.4-11', 'B2.4-13', 'B2.4-14', 'B2.4-15', 'B2.4-17'],
  globals: { viewport: { value: 'w390' } },
  play: async (context) => {
    const menu = await openMenu(context)
    const names = menu.getAllByRole('menuitem').map((item: HTMLElement) => item.textContent)
    await expect(names).toEqual(['Manage images', 'Smart Retouch', 'Renew image', 'Reframe'])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** As in the form, whose bar covers the lower edge of the viewport. */
export const MenuClearOfTheBar = meta.story({
  globals: { viewport: { value: 'w1280' } },
  play: async (context) => {
    const button = await context.canvas.findByRole('button', { name: 'Actions' })
    const below = window.innerHeight - button.getBoundingClientRect().bottom
    document.documentElement.style.scrollPaddingBottom = `${below - 100}px`
    try {
      const menu = await openMenu(context)
      const last = menu.getByRole('menuitem', { name: 'Reframe' })
      await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top))
    } finally {
      document.documentElement.style.scrollPaddingBottom = ''
    }
  },
})

export const NoCharacterYet = meta.story({
  args: { id: '' },
  tags: ['phone', 'B2.3-09', 'B2.3-10'],
  play: async (context) => {
    await expect(await context.canvas.findByRole('img', { name: 'Picture of the character' })).toBeVisible()
    await expect(context.canvas.getByText('Your picture is made after creating.')).toBeVisible()
    const menu = await openMenu(context)
    await expect(menu.getByText('Once the character is created')).toBeVisible()
    for (const item of menu.getAllByRole('menuitem')) await expect(item).toBeDisabled()
    // No item takes the focus: it stays on the button.
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(context.canvas.queryByRole('menu')).not.toBeInTheDocument())
    await openMenu(context)
  },
})

export const WhileTheFormIsBusy = meta.story({
  args: { isDisabled: true },
  play: async (context) => {
    const menu = await openMenu(context)
    for (const item of menu.getAllByRole('menuitem')) await expect(item).toBeDisabled()
  },
})

export const Enlarged = meta.story({
  tags: ['B2.5-08'],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Enlarge picture' })
    await userEvent.click(button)
    const viewer = await canvas.findByRole('dialog', { name: 'Picture of Aria' })
    await expect(within(viewer).getByRole('img')).toBeVisible()
  },
})

/** The form stays editable, and after leaving the page and returning the request is still pending. */
export const Renewing = meta.story({
  parameters: inWorld({ operation: 'renewImage', hold: true }),
  tags: ['B2.4-16', 'B4.2-04', 'phone'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await choose(context, 'Renew image')
    await expect(await canvas.findByText('Renewing…')).toBeVisible()
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }))
    await userEvent.keyboard('Aria the Second')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Aria the Second')
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    await expect(await canvas.findByText('Renewing…')).toBeVisible()
    const menu = await openMenu(context)
    for (const name of ['Renewing…', 'Smart Retouch', 'Reframe']) {
      await expect(menu.getByRole('menuitem', { name })).toBeDisabled()
    }
    await expect(callsTo(canvasElement, 'renewImage')).toHaveLength(1)
  },
})

export const RenewFailed = meta.story({
  parameters: inWorld({ operation: 'renewImage', status: 500, detail: 'The model is out of paint.' }),
  tags: ['B8.4-05', 'AMB-54', 'phone'],
  play: async (context) => {
    const { canvas } = context
    await choose(context, 'Renew image')
    const text = await canvas.findByText('Failed to renew image.')
    await expect(getComputedStyle(text).color).toBe('rgb(255, 138, 138)')
    await expect(canvas.getByText('The model is out of paint.')).toBeVisible()
    const menu = await openMenu(context)
    await expect(menu.getByRole('menuitem', { name: 'Renew image' })).toBeEnabled()
  },
})

/**
 * The request gets no response: the failure is shown. A second attempt succeeds while the page is left: on return it shows
 * the new image.
 */
export const LineDroppedMeanwhile = meta.story({
  parameters: inWorld(
    { operation: 'renewImage', nth: 1, network: 'fail' },
    { operation: 'renewImage', nth: 2, hold: true },
  ),
  tags: ['B1-06', 'B2.4-15', 'B7-11', 'B4.3-08'],
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const reads = () => callsTo(canvasElement, 'readCharacter').length
    await canvas.findByRole('button', { name: 'Actions' })
    const before = { src: previewSrc(canvas), reads: reads() }
    await choose(context, 'Renew image')
    await canvas.findByText('Failed to renew image.')
    // Once by the request itself (api/writing.ts), then by the page.
    await waitFor(() => expect(reads()).toBe(before.reads + 2))
    await choose(context, 'Renew image')
    await canvas.findByText('Renewing…')
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    storyWorld(canvasElement).server.release()
    await waitFor(() => expect(callsTo(canvasElement, 'renewImage')[1]).toMatchObject({ status: 200 }))
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    await previewChanged(canvas, before.src)
    await expect(canvas.queryByText(/^Renewing…$|^Failed to renew image\.$/)).toBeNull()
    const [call] = callsTo(canvasElement, 'renewImage')
    await expect(call?.path).toMatch(/^\/characters\/renew\?character_id=[\w-]{36}$/)
  },
})
