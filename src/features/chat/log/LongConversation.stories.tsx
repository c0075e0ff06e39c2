import { array, constantFrom, sample } from 'fast-check'
import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, waitFor, within } from 'storybook/test'
import { longConversation } from '#mocks/fixtures/chats/longConversation.ts'
import { chatId } from '#mocks/fixtures/ids.ts'
import { MarkdownText, preloadMarkdown } from '#src/ui/Markdown/MarkdownText.tsx'
import { renderedTextOf } from '#src/ui/Markdown/renderedText.ts'
import preview from '#storybook/preview.tsx'
import type { Canvas, User } from '#storybook/storyContext.ts'
import type { ChatMessage } from '../conversation/chatMessage.ts'
import { findHits, searchPattern } from '../find/findInMessages.ts'
import { FindButton } from '../find/FindButton.tsx'
import { markHits } from '../find/marks.ts'
import { MessageLog } from './MessageLog.tsx'
import { ShortcutsButton } from '../header/ShortcutsButton.tsx'

const NOW = Date.parse('2026-05-20T12:00:00Z')

const LONG: ChatMessage[] = longConversation()
  .messages.filter(({ role }) => role !== 'system')
  .map(({ role, content, minutesAgo }, place) => ({
    id: String(place),
    content,
    timestamp: new Date(NOW - minutesAgo * 60_000).toISOString(),
    senderId: role === 'assistant' ? 'mirelle' : 'mira',
    receiverId: role === 'assistant' ? 'mira' : 'mirelle',
    isCharacter: role === 'assistant',
  }))

/** What a story changes around the log. */
interface Stage {
  width: number
  height: number
  more: ChatMessage[]
  isTyping: boolean
}
let setStage: (change: (before: Stage) => Stage) => void

function Long() {
  const [stage, set] = useState<Stage>({ width: 900, height: 700, more: [], isTyping: false })
  useLayoutEffect(() => {
    setStage = (change) => flushSync(() => set(change))
  }, [])
  return (
    <main
      style={{ display: 'flex', flexDirection: 'column', width: stage.width, maxWidth: '100%', height: stage.height }}
    >
      <div>
        <FindButton />
        <ShortcutsButton />
      </div>
      <MessageLog
        messages={[...LONG, ...stage.more]}
        characterName="Mirelle of the Tides"
        characterPicture=""
        chatId={chatId('mira-mirelle-of-the-tides')}
        isTyping={stage.isTyping}
        isLoading={false}
        error={undefined}
        onTryAgain={() => undefined}
        onShown={() => undefined}
        onReport={() => undefined}
      />
      <button type="button">Composer</button>
    </main>
  )
}

const meta = preview.meta({
  component: Long,
  globals: { viewport: { value: 'w1280' } },
  parameters: { world: { viewer: 'mira', clock: '2026-05-20T12:00:00Z' } },
})

const logOf = (canvas: Canvas): Promise<HTMLElement> => canvas.findByRole('log')
const distanceFromEnd = (log: HTMLElement) => log.scrollHeight - log.clientHeight - log.scrollTop
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}
/** Until what is in the document is on the screen: rows are measured between the two. */
const drawn = () => frames(2)
/**
 * What `read` returns for the next frame that is painted. Observers of sizes run after the layout and before the paint:
 * this one was created last, so that the log has put its rows right.
 */
const painted = <T,>(read: () => T) =>
  new Promise<T>((resolve) => {
    requestAnimationFrame(() => {
      const observer = new ResizeObserver(() => {
        observer.disconnect()
        resolve(read())
      })
      observer.observe(document.documentElement)
    })
  })
const said =
  (content: string, isCharacter: boolean, isOnItsWay = false) =>
  (before: Stage) => ({
    ...before,
    isTyping: false,
    more: [
      ...before.more,
      { ...LONG[isCharacter ? 0 : 1]!, id: String(LONG.length + before.more.length), content, isCharacter, isOnItsWay },
    ],
  })

/** Scrolls as somebody with a wheel does, and waits until they have begun to read. */
async function scrollUp(log: HTMLElement, px: number) {
  for (let left = px; left > 0; left -= 240) {
    log.scrollTop -= Math.min(240, left)
    await frames(1)
  }
  await frames(20)
}

/** The first line wholly in view, as a range that can be asked where it is. */
function lineBeingRead(log: HTMLElement): { top(): number; words: string } {
  const edge = log.getBoundingClientRect().top
  const texts = [...log.querySelectorAll('[data-text]')].flatMap((text) => {
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    while (walker.nextNode()) nodes.push(walker.currentNode as Text)
    return nodes
  })
  const ranges = texts.flatMap((node) =>
    [...node.data.matchAll(/\S+/g)].map((word) => {
      const range = document.createRange()
      range.setStart(node, word.index)
      range.setEnd(node, word.index + 1)
      return { range, words: word[0] }
    }),
  )
  const first = ranges
    .filter(({ range }) => range.getBoundingClientRect().top >= edge)
    .sort((one, other) => one.range.getBoundingClientRect().top - other.range.getBoundingClientRect().top)[0]!
  return { top: () => first.range.getBoundingClientRect().top, words: first.words }
}

export const FollowsAtTheEnd = meta.story({
  tags: ['B2.8-21'],
  play: async ({ canvas, canvasElement }) => {
    const log = await logOf(canvas)
    await expect(distanceFromEnd(log)).toBeLessThanOrEqual(1)
    await expect(canvas.getByText('(2000)')).toBeVisible()
    // A few of them are in the document.
    await expect(canvas.getAllByRole('article').length).toBeLessThan(40)
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1_000)
    await expect(canvas.queryByRole('button', { name: 'Latest messages' })).toBeNull()
    setStage((before) => ({ ...before, isTyping: true }))
    await waitFor(() => expect(log.querySelector('[data-typing]')).toBeVisible())
    await drawn()
    await expect(distanceFromEnd(log)).toBeLessThanOrEqual(1)
    setStage(said('A reply.\n\n- with a list\n- of two', true))
    await expect(await canvas.findByText('of two')).toBeVisible()
    await drawn()
    await expect(distanceFromEnd(log)).toBeLessThanOrEqual(1)
    // The keyboard opens, the window becomes narrow.
    setStage((before) => ({ ...before, height: 360 }))
    await waitFor(() => expect(log.clientHeight).toBeLessThan(400))
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1))
    setStage((before) => ({ ...before, width: 380 }))
    await waitFor(() => expect(log.clientWidth).toBeLessThan(400))
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1))
    // One's own message is followed from anywhere.
    await scrollUp(log, 2_000)
    await expect(canvas.getByRole('button', { name: 'Latest messages' })).toBeVisible()
    setStage(said('Mine, just now.', false, true))
    await expect(await canvas.findByText('Mine, just now.')).toBeVisible()
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1))
  },
})

export const ReadingIsNeverMoved = meta.story({
  play: async ({ canvas, userEvent }) => {
    const log = await logOf(canvas)
    await scrollUp(log, 4_300)
    const line = lineBeingRead(log)
    const top = line.top()
    const stays = async (what: string) => {
      await frames(5)
      await expect(Math.abs((await painted(line.top)) - top), `after ${what}, "${line.words}"`).toBeLessThanOrEqual(1)
    }

    setStage((before) => ({ ...before, isTyping: true }))
    await stays('the dots')
    setStage(said('A reply that nobody looks at.', true))
    await canvas.findByRole('button', { name: 'New messages' })
    await stays('a reply')
    setStage(said('Said by the same person in another tab.', false))
    await stays('a message of another tab')
    setStage((before) => ({ ...before, height: 380 }))
    await stays('the keyboard')
    setStage((before) => ({ ...before, height: 700 }))
    await stays('the keyboard’s end')
    for (const width of [420, 760, 340, 900]) {
      setStage((before) => ({ ...before, width }))
      await stays(`${width} px`)
    }

    await userEvent.click(canvas.getByRole('button', { name: 'New messages' }))
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1))
    await expect(await canvas.findByText('A reply that nobody looks at.')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'New messages' })).toBeNull())
  },
})

/** The words of a message, where a selection can begin. */
const wordsOf = (log: HTMLElement, row: number) =>
  document
    .createTreeWalker(log.querySelector(`[data-index="${row}"] [data-text]`)!, NodeFilter.SHOW_TEXT)
    .nextNode() as Text

export const SelectedOverManyScreens = meta.story({
  play: async ({ canvas }) => {
    const log = await logOf(canvas)
    await drawn()
    const selection = document.getSelection()!
    // From the last message up, as somebody who drags.
    const last = wordsOf(log, 1999)
    selection.setBaseAndExtent(last, last.length, last, 0)
    await frames(2)
    for (let turn = 0; turn < 5; turn++) {
      await scrollUp(log, 960)
      const top = wordsOf(log, Number(log.querySelector('[data-index]')!.getAttribute('data-index')) + 3)
      selection.extend(top, 0)
    }
    const first = Number(selection.focusNode!.parentElement!.closest('[data-index]')!.getAttribute('data-index'))
    await expect(first).toBeLessThan(1_985)
    await expect(last.isConnected).toBe(true)
    await expect(selection.anchorNode).toBe(last)
    await expect(selection.toString().trim().endsWith(last.data)).toBe(true)
    // Only for the copy is all of it in the document.
    await expect(canvas.getAllByRole('article').length).toBeLessThan(40)
    let copied = ''
    const onCopy = () => (copied = selection.toString())
    // After the log's own listener, and before the browser copies.
    window.addEventListener('copy', onCopy, { once: true })
    log.dispatchEvent(new ClipboardEvent('copy', { bubbles: true, cancelable: true }))
    const numbers = [...copied.matchAll(/\((\d+)\)/g)].map(([, number]) => Number(number))
    await expect(numbers).toEqual(Array.from({ length: 1_999 - first }, (_, at) => first + 1 + at))
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(40))
    selection.removeAllRanges()
    // Where the drag ends depends on the speed of the machine.
    log.scrollTop = log.scrollHeight
    await waitFor(() => expect(canvas.getByText('(2000)')).toBeVisible())
  },
})

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const log = await logOf(canvas)
    await expect(log).toHaveAttribute('tabindex', '0')
    canvas.getByRole('button', { name: 'Composer' }).focus()
    await userEvent.tab({ shift: true })
    // The tools of all messages are one stop: those of the newest.
    const last = within(canvas.getAllByRole('article').at(-1)!).getByRole('button', { name: 'Copy text' })
    await expect(last).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(document.activeElement?.closest('[data-index]')).toHaveAttribute('data-index', '1998'))
    await expect(document.activeElement).toHaveAccessibleName('Message actions')
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(document.activeElement?.closest('[data-index]')).toHaveAttribute('data-index', '0'))
    await expect(canvas.getByText('(1)')).toBeVisible()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(document.activeElement?.closest('[data-index]')).toHaveAttribute('data-index', '1999'))
  },
})

/** Until the scrolling has been drawn. */
const settled = () => frames(24)
// Plain events: a scroll event in the middle of one of the library's own is a complaint of React's.
async function press(target: HTMLElement, key: string, shiftKey = false) {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }))
  await settled()
}
async function enter(field: HTMLElement, words: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, words)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await settled()
}
async function click(button: HTMLElement) {
  button.click()
  await settled()
}
/** The count of the search, as soon as its bar is there. */
const countOf = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const output = canvasElement.querySelector('search output')
    if (!output) throw new Error('The search is not open yet.')
    return output
  })
async function openFind(canvas: Canvas, user: User): Promise<{ field: HTMLElement; button: HTMLElement }> {
  const button = canvas.getByRole('button', { name: 'Find in this conversation' })
  await user.click(button)
  return { button, field: await canvas.findByRole('textbox', { name: 'Find in this conversation' }) }
}
const marked = (name: string) => [...(CSS.highlights.get(name) ?? [])].map((range) => (range as Range).toString())

export const Finding = meta.story({
  tags: ['phone'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const log = await logOf(canvas)
    const { field } = await openFind(canvas, userEvent)
    // Nothing is asked yet, so nothing is being read.
    await canvas.findByRole('button', { name: 'Next match' })
    await expect(canvasElement.querySelector('search output')).toHaveAttribute('aria-busy', 'false')
    await waitFor(() => expect(field).toHaveFocus())
    // Pressed in the field, its keys are the browser's own.
    const keys = new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, bubbles: true, cancelable: true })
    field.dispatchEvent(keys)
    await expect(keys.defaultPrevented).toBe(false)

    // Far up, out of the document, with markdown in between.
    await enter(field, 'ALMOST honest')
    const count = await countOf(canvasElement)
    // Hundreds of messages are not parsed in one go.
    await waitFor(() => expect(count).toHaveTextContent(/^\d+ of \d+$/))
    const total = Number(count.textContent.split(' of ')[1])
    await expect(total).toBe(LONG.filter(({ content }) => content.includes('almost honest')).length)
    await expect(count).toHaveTextContent(`${total} of ${total}`)
    await expect(marked('find-current')).toEqual(['almost honest'])

    await press(field, 'Enter')
    await press(field, 'Enter')
    await expect(count).toHaveTextContent(`${total - 2} of ${total}`)
    await press(field, 'Enter', true)
    await expect(count).toHaveTextContent(`${total - 1} of ${total}`)
    const next = canvas.getByRole('button', { name: 'Next match' })
    await click(next)
    // After the newest comes the oldest.
    await click(next)
    await expect(count).toHaveTextContent(`1 of ${total}`)
    const [range] = [...CSS.highlights.get('find-current')!] as Range[]
    const [box, view] = [range!.getBoundingClientRect(), log.getBoundingClientRect()]
    await expect(box.top > view.top && box.bottom < view.bottom).toBe(true)

    await enter(field, 'no such words')
    await expect(count).toHaveTextContent('No results')
    await expect(next).toBeDisabled()
    await expect(marked('find-hit')).toEqual([])
  },
})

/** The current hit stays in view when a reply with another hit arrives. */
export const FindingWhileAReplyComes = meta.story({
  tags: ['phone'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await logOf(canvas)
    const { field } = await openFind(canvas, userEvent)
    const count = await countOf(canvasElement)
    await enter(field, 'almost honest')
    await waitFor(() => expect(count).toHaveTextContent(/^\d+ of \d+$/))
    const total = Number(count.textContent.split(' of ')[1])
    await press(field, 'Enter')
    await press(field, 'Enter')
    await expect(count).toHaveTextContent(`${total - 2} of ${total}`)
    const rowOfMark = () => {
      const [range] = [...CSS.highlights.get('find-current')!] as Range[]
      return range!.startContainer.parentElement?.closest('[data-index]')?.getAttribute('data-index')
    }
    const before = rowOfMark()
    setStage(said('It is almost honest, almost honest.', true))
    await waitFor(() => expect(count).toHaveTextContent(`${total - 2} of ${total + 2}`))
    await expect(rowOfMark()).toBe(before)
    // The next newer one is still the next.
    await press(field, 'Enter', true)
    await expect(count).toHaveTextContent(`${total - 1} of ${total + 2}`)
  },
})

/** Texts that begin in one paragraph, item or cell and end in another. */
const ACROSS = [
  'ends here. two begins, bold. first',
  'item second item an odd',
  'left right low high quoted some code after all',
]
/** Messages of anything that markdown knows, in any order. */
const GENERATED = [
  'One ends here.\n\nTwo begins, **bo**ld.\n\n- first item\n- second item\n\n1. an *odd* one',
  '| left | right |\n| --- | --- |\n| low | high |\n\n> quoted\n\n```\nsome code\n```\n\nafter  \nall',
  ...sample(
    array(
      constantFrom(
        ...'*,**,_,~~,`,```,>,-,1.,#,|,\\,&mdash;,&hellip;,&amp;,[a](<x y>),[b](y),![c](https://example.com/d),<i>'.split(
          ',',
        ),
        '\n',
        '\n\n',
        '\\\n',
        '  \n',
        '\n  ',
        '\n- ',
        '\n> ',
        '\n\n```\n',
        '\n\n| a | `b\\|c` |\n| - | - |\n| d | e |\n\n',
        ...'moon,tide,a,b,x y, , ,.,\u2014,\u2026,isn’t,cafe\u0301,^_^'.split(','),
      ),
      { minLength: 3, maxLength: 30 },
    ).map((parts) => parts.join('')),
    { numRuns: 150, seed: 7 },
  ),
]

/** Whatever a message holds: what is counted is marked when it is drawn, and nothing else. */
export const CountsAreMarks = meta.story({
  parameters: { a11y: { test: 'off' } }, // generated headings stand in no order
  beforeEach: preloadMarkdown,
  render: () => (
    <main>
      {GENERATED.map((content, index) => (
        <div key={index} data-index={index}>
          <div data-text>
            <MarkdownText>{content}</MarkdownText>
          </div>
        </div>
      ))}
    </main>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('li')).not.toBeNull())
    const texts = GENERATED.map(renderedTextOf)
    for (const query of [
      ...ACROSS,
      'leftright',
      'moon',
      'tide',
      'a',
      'x y',
      '|',
      '`',
      '\\',
      '\u2014',
      '\u2026',
      '&',
      'mdash',
      '*',
      'b c',
      '<i>',
      'd e',
      'moon tide',
      'a moon',
      '. a',
      'https',
      "isn't",
      'caf\u00E9',
      '...',
      '-',
    ]) {
      const pattern = searchPattern(query)!
      const counted = findHits(texts, pattern)
      const unmark = markHits(canvasElement, pattern, undefined)
      const marks = [...CSS.highlights.get('find-hit')!] as Range[]
      const rows = marks.map((range) =>
        Number(range.startContainer.parentElement!.closest<HTMLElement>('[data-index]')!.dataset.index),
      )
      await expect(rows, query).toEqual(counted.map(({ index }) => index))
      if (ACROSS.includes(query))
        await expect(marks.map((mark) => mark.toString().replaceAll(/\s/g, '').toLowerCase())).toEqual([
          query.replaceAll(' ', ''),
        ])
      unmark()
    }
  },
})

export const FoundAtTheEnd = meta.story({
  play: async ({ canvas, userEvent }) => {
    const log = await logOf(canvas)
    const { field, button } = await openFind(canvas, userEvent)
    await enter(field, '(2000)')
    await waitFor(() => expect(marked('find-current')).toEqual(['(2000)']))
    await press(field, 'Escape')
    await expect(canvas.queryByRole('search')).toBeNull()
    await expect(button).toHaveFocus()
    // The hit was in view and the log did not scroll: it is still at the end, and shows new messages.
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Latest messages' })).toBeNull())
    setStage(said('A reply.', true))
    await expect(await canvas.findByText('A reply.')).toBeVisible()
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThanOrEqual(1))
  },
})

export const Shortcuts = meta.story({
  tags: ['phone', 'desktop'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keyboard shortcuts' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    await expect(dialog.getByText('Send the message')).toBeVisible()
  },
})
