import { expect, spyOn, waitFor, within } from 'storybook/test'
import type { Fault } from '#mocks/faults/fault.ts'
import type { UserKey } from '#mocks/fixtures/users.ts'
import type { WorldParameters } from './parameters.d.ts'
import type { Canvas, StoryContext, User } from './storyContext.ts'
import { storyWorld } from './storyWorlds.ts'

/** The simulated user of the whole app in a story. */
export interface Actor {
  canvas: Canvas
  user: User
  /** Presses the button with this name. */
  press(name: string | RegExp): Promise<void>
  /** Opens the menu with the button *opener* and chooses an item. */
  choose(opener: string, item: string): Promise<void>
  /** Replaces the value of a field. */
  fill(label: string | RegExp, text: string): Promise<void>
  /** Presses a button of the topmost dialog. */
  pressInDialog(name: string): Promise<void>
}

interface FailingStory {
  /** The path in the app. */
  path: string
  /** @default 'mira' */
  viewer?: UserKey | null
  /** What the user does before the call. */
  act?: (person: Actor) => Promise<void>
  /** The text that then appears anywhere on the page; without it, the story checks only that the calls are made. */
  shown?: string | RegExp | undefined
}

const DESK = { viewport: { value: 'w1280' } }

/**
 * A story of the whole app in which calls fail: the path, the viewer, the viewer's actions, and the text that then
 * appears.
 */
export function failing(fault: Fault | Fault[], { path, viewer = 'mira', act, shown }: FailingStory) {
  const faults = [fault].flat()
  const world: WorldParameters = { path, viewer, faults }
  return {
    parameters: { world },
    globals: DESK,
    // The story causes these errors, so they are not logged.
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

/** Stories of one call that goes wrong, in an app at one path. */
export function callOf(operation: Fault['operation'], visit: Omit<FailingStory, 'shown'>) {
  return {
    /** The call fails in this way, and this text appears. */
    fails: (fault: Omit<Fault, 'operation'>, shown?: string | RegExp) =>
      failing({ operation, ...fault } as Fault, { ...visit, shown }),
    /** The session has expired: the prompt to sign in appears. */
    expires: () => failing(expired(operation), { ...visit, shown: SIGN_IN_PROMPT }),
  }
}

/** The server rejects the session in this call, and its renewal too. */
export function expired(operation: Fault['operation']): Fault[] {
  return [{ operation, status: 401 } as Fault, { operation: 'refreshToken', status: 401 }]
}

/** The title of the prompt that opens when a session has expired. */
export const SIGN_IN_PROMPT = 'Unlock the Full Experience!'

function personIn({ canvas, userEvent: user }: StoryContext): Actor {
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
