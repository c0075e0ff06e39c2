import { expect, spyOn, waitFor, within } from 'storybook/test'
import type { Fault } from '#mocks/faults/fault.ts'
import type { UserKey } from '#mocks/scenarios/scenario.ts'
import type { WorldParameters } from './parameters.d.ts'
import type { Canvas, StoryContext, User } from './storyContext.ts'
import { storyWorld } from './storyWorlds.ts'

/** Somebody who uses the whole app in a story. */
export interface Person {
  canvas: Canvas
  user: User
  /** Presses a button of this name. */
  press(name: string | RegExp): Promise<void>
  /** Opens the menu of the button *opener* and chooses an item of it. */
  choose(opener: string, item: string): Promise<void>
  /** Replaces what stands in a field. */
  fill(label: string | RegExp, text: string): Promise<void>
  /** Presses a button of the dialog on top. */
  pressInDialog(name: string): Promise<void>
}

interface FailingStory {
  /** The address of the whole app. */
  path: string
  /** @default 'mira' */
  viewer?: UserKey | null
  /** What the person does before the call is made. */
  act?: (person: Person) => Promise<void>
  /** What is then read, anywhere on the page; without it, what stood there goes on to stand there. */
  shown?: string | RegExp
}

const DESK = { viewport: { value: 'w1280' } }

/** A story of the whole app in which calls go wrong: who looks at what, what they do, and what they read then. */
export function failing(fault: Fault | Fault[], { path, viewer = 'mira', act, shown }: FailingStory) {
  const faults = [fault].flat()
  const world: WorldParameters = { path, viewer, toastsStay: true, faults }
  return {
    parameters: { world },
    globals: DESK,
    // What a story provokes is not the console's affair.
    beforeEach: (): void => void spyOn(console, 'error').mockImplementation(() => undefined),
    play: async (context: StoryContext): Promise<void> => {
      await act?.(personIn(context))
      const { canvasElement } = context
      const { log } = storyWorld(canvasElement).server
      const isMade = ({ operation }: Fault) => log.calls().some((call) => call.operation === operation)
      await waitFor(() => expect(faults.filter((one) => !isMade(one))).toEqual([]))
      if (shown === undefined) return
      const words = typeof shown === 'string' ? expect.stringContaining(shown) : expect.stringMatching(shown)
      await waitFor(() => expect(canvasElement.ownerDocument.body.textContent).toEqual(words))
    },
  }
}

/** The session is refused with this call, and so is its renewal. */
export function expired(operation: Fault['operation']): Fault[] {
  return [{ operation, status: 401 } as Fault, { operation: 'refreshToken', status: 401 }]
}

/** What a session's end says on every page. */
export const SIGN_IN_PROMPT = 'Unlock the Full Experience!'

function personIn({ canvas, userEvent: user }: StoryContext): Person {
  const enabled = async (name: string | RegExp, inside: Canvas = canvas) => {
    const buttons = await inside.findAllByRole('button', { name })
    await waitFor(() => expect(buttons[0]).toBeEnabled())
    return buttons[0]!
  }
  return {
    canvas,
    user,
    press: async (name) => user.click(await enabled(name)),
    async choose(opener, item) {
      await user.click(await enabled(opener))
      await user.click(await canvas.findByRole('menuitem', { name: item }))
    },
    async fill(label, text) {
      const field = await canvas.findByRole('textbox', { name: label })
      await waitFor(() => expect(field).toBeEnabled())
      await user.clear(field)
      await user.type(field, text)
    },
    async pressInDialog(name) {
      const dialogs = await waitFor(async () => {
        const found = [...canvas.queryAllByRole('dialog'), ...canvas.queryAllByRole('alertdialog')]
        await expect(found.length).toBeGreaterThan(0)
        return found
      })
      await user.click(await enabled(name, within(dialogs.at(-1))))
    },
  }
}
