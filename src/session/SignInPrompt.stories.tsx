import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { Canvas, StoryContext } from '#storybook/storyContext.ts'
import { storyWorld } from '#storybook/storyWorlds.ts'
import { promptOpenAtom } from './afterSignIn.ts'
import { sessionAtom } from './session.ts'
import { SignInPromptGate } from './SignInPromptGate.tsx'

// In the whole app: it opens over a page and links to other pages.
const meta = preview.meta({ component: SignInPromptGate, parameters: { world: { path: '/search' } } })

const placeOf = (canvasElement: HTMLElement) => storyWorld(canvasElement).app.router.latestLocation.href

/** Asks to sign in as a page would, with a pending action. */
async function ask({ canvas, canvasElement }: StoryContext) {
  await canvas.findByRole('main')
  const { store, sessionControl } = storyWorld(canvasElement).app
  const run = fn()
  sessionControl.afterSignIn.store(run)
  store.set(promptOpenAtom, true)
  const dialog = await canvas.findByRole('dialog', { name: 'Unlock the Full Experience!' })
  return { dialog: within(dialog), run, pending: () => sessionControl.afterSignIn.pending() }
}

const isClosed = (canvas: Canvas) => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())

export const Open = meta.story({
  tags: ['phone', 'desktop', 'A2.14-01'],
  play: async (context) => {
    const { dialog } = await ask(context)
    await expect(dialog.getByRole('heading', { name: 'Unlock the Full Experience!' })).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Sign In' })).toHaveFocus())
  },
})

const leadsTo = (name: string, where: string) => async (context: StoryContext) => {
  const { dialog, run, pending } = await ask(context)
  await context.userEvent.click(dialog.getByRole('button', { name }))
  await waitFor(() => expect(placeOf(context.canvasElement)).toBe(where))
  await isClosed(context.canvas)
  // The pending action is kept.
  await expect(pending()?.run).toBe(run)
}
export const SignIn = meta.story({ tags: ['A2.14-02'], play: leadsTo('Sign In', '/signin') })
export const CreateAccount = meta.story({ tags: ['A2.14-03'], play: leadsTo('Create Account', '/signup') })

/** Closing in any way drops the pending action. */
export const Closed = meta.story({
  tags: ['NS-40'],
  play: async (context) => {
    const { run, pending } = await ask(context)
    await context.userEvent.keyboard('{Escape}')
    await isClosed(context.canvas)
    await expect(pending()).toBeUndefined()
    await ask(context)
    await context.userEvent.click(context.canvasElement.querySelector('.mantine-Modal-overlay')!)
    await isClosed(context.canvas)
    await expect(pending()).toBeUndefined()
    await expect(run).not.toHaveBeenCalled()
    await expect(placeOf(context.canvasElement)).toBe('/search')
  },
})

/** The session is still stored, but every call is refused: the sign-in page must not redirect. */
export const WithADeadSession = meta.story({
  parameters: { world: { viewer: 'mira' } },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: /^Account menu/ })
    await leadsTo('Sign In', '/signin')(context)
    await expect(storyWorld(context.canvasElement).app.store.get(sessionAtom)).toMatchObject({ isAuthenticated: false })
  },
})

/** The focus returns to the element that had it. */
export const GivesFocusBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = within(await canvas.findByRole('navigation')).getByRole('link', { name: 'Chats' })
    link.focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await isClosed(canvas)
    await waitFor(() => expect(link).toHaveFocus())
  },
})
