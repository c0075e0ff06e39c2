import { useRef } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { translatePage } from '#storybook/translatePage.ts'
import { Composer } from './Composer.tsx'

const PLACE = { viewer: '', characterId: 'c1' }

interface Args {
  text?: string
  isDisabled: boolean
  isBusy: boolean
  onSend: () => void
}

function Example(props: Args) {
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <main style={{ padding: 24 }}>
      <Composer conversationKey={PLACE} characterName="Nine" fieldRef={field} {...props} />
    </main>
  )
}

const meta = preview.meta({ component: Example, args: { isDisabled: false, isBusy: false, onSend: fn() } })

export const Empty = meta.story({
  tags: ['B5.8-02', 'B5.8-12'],
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message to Nine' })
    await expect(field).toHaveAttribute('placeholder', 'Send a message')
    await expect(canvas.getByText('0 / 1000')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled()
    await userEvent.type(field, ' {Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
})

export const Typing = meta.story({
  tags: ['phone', 'B5.8-05', 'B5.8-07', 'B5.8-08'],
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox')
    const oneLine = field.clientHeight
    await userEvent.type(field, 'abc')
    await expect(canvas.getByText('3 / 1000')).toBeVisible()
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}d')
    await expect(field).toHaveValue('abc\nd')
    await expect(args.onSend).not.toHaveBeenCalled()
    // The field grows with its text.
    await waitFor(() => expect(field.clientHeight).toBeGreaterThan(oneLine))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(field).toHaveValue('abc\nd')
  },
})

/** A browser that translates a page puts each text into an element of its own, and does not translate numbers. */
export const OnATranslatedPage = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('0 / 1000')).toHaveAttribute('translate', 'no')
    translatePage(canvasElement)
    await userEvent.type(canvas.getByRole('textbox'), 'abc')
    await expect(canvas.getByText('3 / 1000')).toBeVisible()
    await userEvent.keyboard('d')
    await expect(canvas.getByText('4 / 1000')).toBeVisible()
  },
})

export const ComposingAWord = meta.story({
  tags: ['B5.8-09'],
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'きょう')
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    await expect(args.onSend).not.toHaveBeenCalled()
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
    await expect(args.onSend).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onSend).toHaveBeenCalledTimes(2)
    await expect(field).toHaveFocus()
  },
})

const DANGER = 'rgb(255, 138, 138)'

export const AtTheLimit = meta.story({
  tags: ['B5.8-06', 'B5.8-03', 'AMB-61'],
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await userEvent.paste('x'.repeat(1000))
    await expect(getComputedStyle(canvas.getByText('1000 / 1000')).color).not.toBe(DANGER)
    await userEvent.keyboard('x')
    await expect(field).toHaveValue('x'.repeat(1001))
    await expect(getComputedStyle(canvas.getByText('1001 / 1000')).color).toBe(DANGER)
    await expect(field).toBeInvalid()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.keyboard('{Backspace}{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
})

export const WaitingForResponse = meta.story({
  tags: ['phone', 'B5.8-11', 'B5.8-04'],
  args: { isBusy: true },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveAttribute('placeholder', 'Waiting for response...')
    await userEvent.type(field, 'more{Enter}')
    await expect(field).toHaveValue('more')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
})

/** A book is pasted: each key lays it out once, in a field of the greatest height, and nothing is lost. */
export const Pasted = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Nine' })
    const change = async (value: string) => {
      await fireEvent.change(field, { target: { value } })
      await expect(field).toHaveValue(value)
    }
    await change('line\n'.repeat(60))
    await waitFor(() => expect(canvas.getByText('300 / 1000')).toBeVisible())
    const highest = field.getBoundingClientRect().height
    const book = 'Lorem ipsum. '.repeat(8_000)
    await change(book)
    await waitFor(() => expect(canvas.getByText(`${book.length} / 1000`)).toBeVisible())
    await expect(field.getBoundingClientRect().height).toBe(highest)
    // What would measure or lay it out as a whole once more.
    await expect(field).toHaveAttribute('dir', 'ltr')
    await expect(canvasElement.querySelector('[data-text]')!.getAttribute('data-text')!.length).toBeLessThan(5_000)
    await expect(field.defaultValue).toBe('')
    await change('مرحبا '.repeat(2_000))
    await waitFor(() => expect(field).toHaveAttribute('dir', 'rtl'))
    await change('short')
    await waitFor(() => expect(field).toHaveAttribute('dir', 'auto'))
    await expect(field.getBoundingClientRect().height).toBeLessThan(highest)
  },
})

/** The browser lays out 20,000 lines once: before they are inserted, the field has its greatest height and a direction. */
export const PastedLines = meta.story({
  tags: ['phone'],
  name: 'Twenty thousand lines pasted',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox')
    await userEvent.click(field)
    const lines = Array.from({ length: 20_000 }, (_, index) => `Line ${index} of a story.`).join('\n')
    const seen: unknown[] = []
    field.addEventListener('input', () => seen.push(field.dir, field.clientHeight), { once: true })
    await userEvent.paste(lines)
    await waitFor(() => expect(canvas.getByText(`${lines.length} / 1000`)).toBeVisible())
    await expect(seen).toEqual(['ltr', field.clientHeight])
    await expect(field.value === lines).toBe(true)
  },
})
