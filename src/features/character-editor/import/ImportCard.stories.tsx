import { strToU8, zipSync } from 'fflate'
import { expect, fn, waitFor, within } from 'storybook/test'
import { chunksOf, plainPng, pngOf, textChunk } from '#mocks/cards/png.ts'
import preview from '#storybook/preview.tsx'
import type { Canvas, StoryContext } from '#storybook/storyContext.ts'
import { CHARACTER_NAME_MAX_CHARS } from '#src/product/limits.ts'
import { ImportCard } from './ImportCard.tsx'

const meta = preview.meta({
  component: ImportCard,
  args: { onImport: fn() },
  // It shows only after an import.
  parameters: { controls: { exclude: /^isImported$/ } },
})

const SERAPHINE = {
  name: 'Seraphine',
  description: 'Keeps the lighthouse at the end of the world.',
  personality: 'patient (absolutely), dry (moderately)',
  scenario: '',
  first_mes: 'You came up all those stairs?',
  mes_example: '',
}
const fileOf = (card: unknown, name = 'seraphine.json') => new File([JSON.stringify(card)], name)
const crowded = fileOf({
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: {
    ...SERAPHINE,
    name: 'Seraphine of the Very Last Lighthouse',
    scenario: 'The lamp has gone out for the first time in a century. '.repeat(6),
    mes_example: '<START>',
    alternate_greetings: ['One.', 'Two.', 'Three.', 'The fourth greeting, which there is no place for.'],
    tags: ['Sea', 'a tag of more than twenty characters'],
    creator: 'somebody',
    extensions: {},
  },
})

async function open({ canvas, userEvent }: StoryContext) {
  await userEvent.click(canvas.getByRole('button', { name: 'Import card' }))
  return within(await canvas.findByRole('dialog', { name: 'Import card' }))
}
/** The hidden file input, which the button opens. */
const fieldOf = (dialog: Canvas) => dialog.getByLabelText('Character card') as HTMLInputElement
async function choose(context: StoryContext, file: File) {
  const dialog = await open(context)
  await context.userEvent.upload(fieldOf(dialog), file)
  return dialog
}

export const Choosing = meta.story({
  tags: ['phone'],
  play: async (context) => {
    const dialog = await open(context)
    await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  },
})

export const Fits = meta.story({
  name: 'Card fits',
  tags: ['phone', 'desktop'],
  play: async (context) => {
    const dialog = await choose(context, fileOf(SERAPHINE))
    const title = await dialog.findByRole('heading', { name: 'Seraphine' })
    await expect(title).toHaveFocus()
    await expect(dialog.getByText('2 traits, 1 greeting, no tags')).toBeVisible()
    await expect(dialog.getByText('Everything in it fits.')).toBeVisible()
  },
})

/** A picture with a card in it. */
async function pictureOf(card: unknown): Promise<File> {
  const chunks = chunksOf(await plainPng(96, 128, [90, 60, 160], [20, 16, 40]))
  const text = textChunk('chara', btoa(JSON.stringify({ spec: 'chara_card_v2', spec_version: '2.0', data: card })))
  return new File([pngOf([...chunks.slice(0, -1), text, ...chunks.slice(-1)])], 'card.png', { type: 'image/png' })
}

/** Of a picture, and then of a CHARX file, whose icon is its picture. */
export const PictureAndFirstLines = meta.story({
  play: async (context) => {
    const icon = await plainPng(64, 96, [90, 60, 160], [20, 16, 40])
    const card = strToU8(JSON.stringify({ spec: 'chara_card_v3', data: SERAPHINE }))
    const charx = new File([zipSync({ 'assets/icon/images/main.png': icon, 'card.json': card })], 'seraphine.charx')
    const picture = () => document.querySelector<HTMLImageElement>('[role="dialog"] img')
    const dialog = await choose(context, await pictureOf(SERAPHINE))
    await dialog.findByRole('heading', { name: 'Seraphine' })
    await expect(dialog.getByText('Keeps the lighthouse at the end of the world.')).toBeVisible()
    await expect(picture()).toHaveAttribute('src', expect.stringMatching(/^blob:/))
    await waitFor(() => expect(picture()?.naturalWidth).toBe(96))
    await context.userEvent.click(dialog.getByRole('button', { name: 'Choose another file' }))
    await context.userEvent.upload(fieldOf(dialog), charx)
    await dialog.findByText('seraphine.charx, version 3')
    await waitFor(() => expect(picture()?.naturalWidth).toBe(64))
  },
})

/** A card whose picture cannot be displayed: here a JSON card with the type of an image. */
export const DamagedPicture = meta.story({
  name: 'Card with a damaged picture',
  play: async (context) => {
    const dialog = await choose(context, new File([JSON.stringify(SERAPHINE)], 'seraphine.json', { type: 'image/png' }))
    await dialog.findByRole('heading', { name: 'Seraphine' })
    await waitFor(() => expect(document.querySelector('[role="dialog"] img')).toBeNull())
  },
})

export const FilledIn = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    const { args } = context as unknown as { args: { onImport: ReturnType<typeof fn> } }
    const dialog = await choose(context, fileOf(SERAPHINE))
    await dialog.findByRole('heading', { name: 'Seraphine' })
    await expect(args.onImport).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Fill in the form' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onImport).toHaveBeenCalledWith(expect.objectContaining({ name: 'Seraphine', tags: [] }))
  },
})

/** After the form is filled, the list of what did not fit can be read again. */
export const DoesNotFit = meta.story({
  name: 'Card does not fit',
  tags: ['phone'],
  globals: { viewport: { value: 'w390' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const dialog = await choose(context, crowded)
    const under = async (name: string) => (await dialog.findByRole('heading', { name })).parentElement!
    await expect(await under('Too long for the form')).toHaveTextContent(
      `The name is 37 characters long, and ${CHARACTER_NAME_MAX_CHARS} are allowed. Shorten it in the form.`,
    )
    await expect(await under('Adapted')).toHaveTextContent('Its scenario was taken as the background.')
    for (const words of [
      'The fourth greeting, which there is no place for.',
      'a tag of more than twenty characters',
      'There is no place here for: example messages, creator.',
    ]) {
      await expect(await under('Left out')).toHaveTextContent(words)
    }
    const box = canvas.getByRole('dialog')
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
    await userEvent.click(dialog.getByRole('button', { name: 'Fill in the form' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^What did not fit \(\d\)$/ }))
    await waitFor(() => expect(canvas.getByText('a tag of more than twenty characters')).toBeVisible())
    await expect(canvas.getByRole('heading', { name: 'Seraphine of the Very Last Lighthouse' })).toHaveFocus()
  },
})

export const NoCard = meta.story({
  tags: ['phone'],
  play: async (context) => {
    const { args } = context as unknown as { args: { onImport: ReturnType<typeof fn> } }
    const dialog = await choose(context, new File(['Dear diary'], 'diary.json'))
    const alert = await dialog.findByRole('alert')
    await expect(alert).toHaveTextContent('diary.json')
    await expect(alert).toHaveTextContent('This file is no character card: its JSON is broken.')
    await expect(args.onImport).not.toHaveBeenCalled()
  },
})

export const Dropped = meta.story({
  name: 'Dropped after a failure',
  play: async (context) => {
    const dialog = await choose(context, new File(['Dear diary'], 'diary.json'))
    await dialog.findByRole('alert')
    const area = dialog.getByText(/^Drop a character card here/).parentElement!
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(fileOf(SERAPHINE))
    const drag = (type: string) =>
      area.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    drag('dragover')
    await waitFor(() => expect(area).toHaveAttribute('data-over', 'true'))
    drag('drop')
    await dialog.findByRole('heading', { name: 'Seraphine' })
  },
})
