import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { Canvas, StoryContext } from '#storybook/storyContext.ts'
import { callsTo, storyWorld } from '#storybook/storyWorlds.ts'
import { SettingsPage } from '../SettingsPage.tsx'

// The whole app, because saving also changes the top bar.
const mira = { path: '/settings', viewer: 'mira' as const }
/** Ignored: the story shows the whole app, which takes these props from the URL. */
const IN_THE_APP = { tab: 'account' as const, onTab: fn() }
const meta = preview.meta({ component: SettingsPage, args: IN_THE_APP, parameters: { world: mira } })

const UNVERIFIED = 'Your account is not verified.'
const field = (canvas: Canvas, label: string) => canvas.findByRole('textbox', { name: label })

async function fill({ canvas, userEvent }: StoryContext, label: string, text: string) {
  const element = await field(canvas, label)
  await userEvent.clear(element)
  if (text === '') return
  await userEvent.click(element)
  await userEvent.paste(text)
}

async function press({ canvas, userEvent }: StoryContext, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }))
}

/** Changes the fields with these labels, and saves. */
async function save(context: StoryContext, values: Record<string, string> = { Username: 'miranda' }) {
  for (const [label, text] of Object.entries(values)) await fill(context, label, text)
  await press(context, 'Save Changes')
}

const isSaved = async (canvas: Canvas) => expect(await canvas.findByText('Account updated successfully.')).toBeVisible()

/** The lines of the failure banner. */
async function linesOf(canvas: Canvas) {
  const banner = await canvas.findByRole('alert')
  return [...banner.querySelectorAll('p')].map(({ textContent }) => textContent)
}

export const Filled = meta.story({
  name: 'Filled form',
  tags: ['A2.12-09', 'A2.12-10', 'A2.12-11', 'A3-01', 'A3-03', 'A1-10', 'A6-14', 'A4.2-03'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await field(canvas, 'Username')).toHaveValue('mira')
    await expect(await field(canvas, 'Email')).toHaveValue('mira@example.com')
    await expect(await field(canvas, 'Avatar description')).toHaveValue(
      'A woman with a short dark bob and ink on her fingers, half smiling, a paper moon pinned to her coat.',
    )
    await waitFor(() => expect(callsTo(canvasElement, 'readVerified')).toMatchObject([{ outcome: 'answered' }]))
    await expect(canvas.queryByText(UNVERIFIED)).toBeNull()
  },
})

export const ChangedWithoutEvents = meta.story({
  tags: ['phone'],
  name: 'Changed by a program without events',
  play: async (context) => {
    const description = await field(context.canvas, 'Avatar description')
    const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
    setter?.call(description, 'A lighthouse.')
    await save(context, {})
    await isSaved(context.canvas)
    await expect(description).toHaveValue('A lighthouse.')
  },
})

/** The vertical positions of the fields, the button and the footer. */
const placesOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('main form :is(h2, input, textarea, button[type=submit]), .frame-foot')].map(
    (element) => element.getBoundingClientRect().top + window.scrollY,
  )

export const SavingMovesNothing = meta.story({
  // An unchanged name that violates newer rules does not prevent saving.
  parameters: { world: { viewer: 'oldSalt' } },
  play: async (context) => {
    const { canvas, canvasElement } = context
    await fill(context, 'Avatar description', 'A lighthouse, and nobody near it.')
    const before = placesOf(canvasElement)
    await save(context, {})
    await isSaved(canvas)
    await expect(placesOf(canvasElement)).toEqual(before)
    await press(context, 'Dismiss')
    await expect(placesOf(canvasElement)).toEqual(before)
  },
})

export const SavingMovesNothingOnAPhone = meta.story({
  globals: { viewport: { value: 'w390' } },
  play: SavingMovesNothing.input.play,
})

export const UsernameTooLong = meta.story({
  tags: ['phone', 'A5.4-03'],
  play: async (context) => {
    await save(context, { Username: 'a'.repeat(21) })
    await expect(await context.canvas.findByText('Username cannot exceed 20 characters.')).toBeVisible()
  },
})

export const UsernameWithOtherLetters = meta.story({
  tags: ['phone', 'A5.4-04'],
  play: async (context) => {
    await save(context, { Username: 'mira moon' })
    await expect(await context.canvas.findByText('Username can only contain letters, numbers, _ or -')).toBeVisible()
  },
})

/** More than the maximum can be typed; it is counted and rejected, and nothing is sent. */
export const EveryFieldWrong = meta.story({
  tags: ['phone', 'A5.4-02', 'A5.4-06', 'A5.4-08', 'A5.4-09', 'A5.4-13', 'A5.4-15', 'A9-26', 'AMB-53'],
  play: async (context) => {
    const { canvas, canvasElement } = context
    await fill(context, 'Avatar description', 'stars')
    await expect(canvas.getByText('5/200')).toBeVisible()
    await fill(context, 'Avatar description', 'x'.repeat(200))
    await expect(canvas.getByText('200/200')).not.toHaveAttribute('data-over')
    await save(context, { Username: '', Email: '', 'Avatar description': 'x'.repeat(201) })
    await expect(canvas.getByText('201/200')).toHaveAttribute('data-over')

    const wrong = {
      Username: 'Username is required.',
      Email: 'Email is required.',
      'Avatar description': 'Description cannot exceed 200 characters.',
    }
    for (const [label, message] of Object.entries(wrong)) {
      const element = await field(canvas, label)
      await expect(canvas.getByText(message, { exact: true })).toBeVisible()
      await expect(element).toBeInvalid()
      await expect(element).toHaveAccessibleDescription(expect.stringContaining(message))
      // Below its field.
      await expect(canvas.getByText(message).getBoundingClientRect().top).toBeGreaterThanOrEqual(
        element.getBoundingClientRect().bottom,
      )
    }
    await expect(await field(canvas, 'Username')).toHaveFocus()

    await fill(context, 'Email', 'm')
    await expect(canvas.queryByText('Email is required.')).toBeNull()
    await expect(canvas.getByText('Username is required.')).toBeVisible()
    await expect(callsTo(canvasElement, 'updateMe')).toEqual([])
  },
})

/** The top bar shows the new name at once, and no unsaved changes remain. */
export const Saved = meta.story({
  tags: ['phone', 'A2.12-14', 'A3-13', 'A5.4-12', 'A7-09', 'A7-11', 'AMB-59', 'NS-19'],
  play: async (context) => {
    const { canvas, canvasElement } = context
    await save(context)
    await isSaved(canvas)
    await expect(await canvas.findByRole('button', { name: 'Account menu of miranda' })).toBeVisible()
    await save(context, {})
    await expect(await canvas.findByText('Nothing to update.')).toBeVisible()
    await expect(callsTo(canvasElement, 'updateMe')).toHaveLength(1)
    const { number } = callsTo(canvasElement, 'updateMe')[0]!
    const sent = await storyWorld(canvasElement).server.log.bodiesOf(number)
    await expect(sent?.request).toBe(JSON.stringify({ username: 'miranda' }))
  },
})

/** Until the new address is confirmed, the old one is in use and is shown. */
export const NewAddress = meta.story({
  tags: ['A7-10', 'AMB-59'],
  play: async (context) => {
    await save(context, { Email: 'miranda@example.com' })
    await expect(await context.canvas.findByText('We sent a confirmation link to your new address.')).toBeVisible()
    await expect(context.canvas.queryByText('Account updated successfully.')).toBeNull()
    await waitFor(async () => expect(await field(context.canvas, 'Email')).toHaveValue('mira@example.com'))
  },
})

export const SaidInLines = meta.story({
  name: 'Several messages',
  tags: ['A7-10', 'AMB-59'],
  parameters: {
    world: {
      faults: [{ operation: 'updateMe', status: 200, offContract: true, body: { messages: { a: 'A.', b: 'B.' } } }],
    },
  },
  play: async (context) => {
    await save(context)
    for (const line of ['A.', 'B.']) await expect(await context.canvas.findByText(line, { exact: true })).toBeVisible()
  },
})

export const RefusedInLines = meta.story({
  tags: ['phone', 'A8-13', 'A8-14', 'A5.4-14', 'A5.6-02'],
  parameters: { world: { faults: [{ operation: 'updateMe', status: 400, detail: 'First.\nSecond.' }] } },
  play: async (context) => {
    await save(context)
    await press(context, 'Dismiss')
    await expect(context.canvas.queryByRole('alert')).toBeNull()
    await save(context, {})
    await expect(await linesOf(context.canvas)).toEqual(['First.', 'Second.'])
    await expect(await field(context.canvas, 'Username')).toHaveValue('miranda')
  },
})

/** The mock server's error for a name that another user has. */
export const NameTaken = meta.story({
  play: async (context) => {
    await save(context, { Username: 'jonas' })
    await expect(await linesOf(context.canvas)).toEqual(['This username is already taken.'])
  },
})

export const RefusedAtAField = meta.story({
  tags: ['phone', 'A5.4-13'],
  parameters: {
    world: {
      faults: [
        { operation: 'updateMe', status: 409, body: { detail: { field: 'email', message: 'Already in use.' } } },
      ],
    },
  },
  play: async (context) => {
    await save(context, { Email: 'jonas@example.com' })
    const email = await field(context.canvas, 'Email')
    await waitFor(() => expect(email).toHaveAccessibleDescription(expect.stringContaining('Already in use.')))
    await expect(email).toHaveFocus()
    await expect(context.canvas.queryByRole('alert')).toBeNull()
  },
})

async function leaveAndComeBack({ canvas, canvasElement }: StoryContext, meanwhile?: () => Promise<void>) {
  const { router } = storyWorld(canvasElement).app
  await router.navigate({ to: '/explore' })
  await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Settings' })).toBeNull())
  await meanwhile?.()
  await router.navigate({ to: '/settings' })
}

/** On return the form shows the values that are being saved, and waits for the save to end (NS-44). */
export const SavedWhileAway = meta.story({
  parameters: { world: { faults: [{ operation: 'updateMe', stored: true, hold: true }] } },
  play: async (context) => {
    const { canvas, canvasElement } = context
    await save(context)
    await waitFor(() => expect(callsTo(canvasElement, 'updateMe')).toHaveLength(1))
    await leaveAndComeBack(context)
    await expect(await field(canvas, 'Username')).toHaveValue('miranda')
    const button = canvas.getByRole('button', { name: 'Save Changes' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await context.userEvent.click(button)
    storyWorld(canvasElement).server.release()
    await isSaved(canvas)
    await expect(await field(canvas, 'Username')).toHaveValue('miranda')
    await expect(callsTo(canvasElement, 'updateMe')).toHaveLength(1)
  },
})

/** If a save fails after its page was left, the form still has the typed values on return. */
export const FailedWhileAway = meta.story({
  parameters: { world: { faults: [{ operation: 'updateMe', status: 422, hold: true }] } },
  play: async (context) => {
    const { canvas, canvasElement } = context
    await save(context)
    await waitFor(() => expect(callsTo(canvasElement, 'updateMe')).toHaveLength(1))
    await leaveAndComeBack(context, async () => {
      storyWorld(canvasElement).server.release()
      await waitFor(() => expect(callsTo(canvasElement, 'updateMe')).toMatchObject([{ status: 422 }]))
    })
    await expect(await field(canvas, 'Username')).toHaveValue('miranda')
    await expect(await field(canvas, 'Email')).toHaveValue('mira@example.com')
  },
})

/** The profile shows the new name, and no read can tell whether the address was taken. */
export const AddressNotKnown = meta.story({
  name: 'Unknown whether the address was taken',
  tags: ['phone', 'NS-44'],
  parameters: { world: { faults: [{ operation: 'updateMe', stored: true, network: 'fail' }] } },
  play: async (context) => {
    const { canvas } = context
    await save(context, { Username: 'miranda', Email: 'other@example.org' })
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not tell whether your new address was taken. Look for our email in its inbox before you try again.',
    )
    await expect(await field(canvas, 'Email')).toHaveValue('other@example.org')
    await expect(await canvas.findByRole('button', { name: 'Account menu of miranda' })).toBeVisible()
  },
})

/** Neither the save nor the request for the profile gets a response. */
export const SaveNotKnown = meta.story({
  name: 'Unknown whether saved',
  tags: ['phone'],
  parameters: {
    world: {
      faults: [
        { operation: 'updateMe', network: 'fail' },
        { operation: 'readMe', nth: [2, 3], network: 'fail' },
      ],
    },
  },
  play: async (context) => {
    await save(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'We could not tell whether your changes were saved. Load this page again before you try again.',
    )
    await expect(await field(context.canvas, 'Username')).toHaveValue('miranda')
  },
})

/** On return the page shows that a picture is being generated, and a second one cannot be requested. */
export const DrawnWhileAway = meta.story({
  name: 'Avatar generated after leaving',
  parameters: { world: { faults: [{ operation: 'renewPicture', stored: true, hold: true }] } },
  play: async (context) => {
    const { canvas, canvasElement } = context
    await press(context, 'Generate New Avatar')
    await waitFor(() => expect(callsTo(canvasElement, 'renewPicture')).toHaveLength(1))
    await leaveAndComeBack(context)
    await press(context, 'Generating...')
    await press(context, 'Your avatar: draw a new one')
    await expect(callsTo(canvasElement, 'renewPicture')).toHaveLength(1)
    storyWorld(canvasElement).server.release()
    await expect(
      await canvas.findByText('New avatar successfully requested! It may take a moment to update.'),
    ).toBeVisible()
  },
})

export const Generating = meta.story({
  tags: ['A4.2-06', 'A4.2-07'],
  parameters: { world: { faults: [{ operation: 'renewPicture', hold: true }] } },
  play: async (context) => {
    const { canvas } = context
    await press(context, 'Generate New Avatar')
    const busy = await canvas.findByRole('button', { name: 'Generating...' })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    await expect(busy).toHaveFocus()
    const picture = canvas.getByRole('button', { name: 'Your avatar: draw a new one' })
    await expect(picture.querySelector('.mantine-Loader-root')).toBeVisible()
  },
})

/** After a failure the picture, a button too, asks again; the new one is shown here and in the top bar. */
export const NewAvatar = meta.story({
  tags: ['phone', 'A2.12-12', 'A2.12-13', 'A4.2-08', 'A4.2-09', 'A7-14'],
  parameters: { world: { faults: [{ operation: 'renewPicture', status: 500, nth: 1 }] } },
  play: async (context) => {
    const { canvas, canvasElement } = context
    const topBar = within(await canvas.findByRole('banner'))
    const sourceInBar = () => topBar.getByRole('button', { name: /^Account menu/ }).querySelector('img')?.src
    await press(context, 'Generate New Avatar')
    await canvas.findByRole('alert')
    const before = sourceInBar()
    await expect(before).toBeTruthy()
    const read = callsTo(canvasElement, 'readMe').length
    // The picture follows the unsaved description, which stays unsaved.
    await fill(context, 'Avatar description', 'A lamp in the fog.')
    await press(context, 'Your avatar: draw a new one')
    await expect(
      await canvas.findByText('New avatar successfully requested! It may take a moment to update.'),
    ).toBeVisible()
    await expect(callsTo(canvasElement, 'readMe').length).toBe(read + 1)
    await waitFor(() => expect(sourceInBar()).not.toBe(before))
    await expect(await field(canvas, 'Avatar description')).toHaveValue('A lamp in the fog.')
    await expect(canvas.queryByRole('alert')).toBeNull()
    const picture = canvas.getByRole('button', { name: 'Your avatar: draw a new one' })
    await expect(picture.querySelector('img')).not.toBeNull()
    const { number } = callsTo(canvasElement, 'renewPicture').at(-1)!
    const sent = await storyWorld(canvasElement).server.log.bodiesOf(number)
    await expect(sent?.request).toBe(JSON.stringify({ description: 'A lamp in the fog.' }))
  },
})

export const AvatarWithoutDescription = meta.story({
  tags: ['phone', 'A5.4-11'],
  parameters: { world: { viewer: 'jonas' } },
  play: async (context) => {
    const { canvas, canvasElement } = context
    for (const way of ['Generate New Avatar', 'Your avatar: draw a new one']) {
      await fill(context, 'Avatar description', 'A comet.')
      await expect(canvas.queryByText(/cannot be empty/)).toBeNull()
      await fill(context, 'Avatar description', ' ')
      await press(context, way)
      await expect(
        await canvas.findByText('Avatar description cannot be empty to generate a new picture.', { exact: true }),
      ).toBeVisible()
      await expect(await field(canvas, 'Avatar description')).toHaveFocus()
    }
    await expect(callsTo(canvasElement, 'renewPicture')).toEqual([])
  },
})

export const AvatarRefusedInLines = meta.story({
  tags: ['A8-08', 'A8-09'],
  parameters: { world: { faults: [{ operation: 'renewPicture', status: 400, detail: 'No.\nNot today.' }] } },
  play: async (context) => {
    await press(context, 'Generate New Avatar')
    await expect(await linesOf(context.canvas)).toEqual(['No.', 'Not today.'])
  },
})

export const AvatarFailed = meta.story({
  tags: ['phone', 'A8-10', 'A4.2-10', 'AMB-07'],
  parameters: { world: { faults: [{ operation: 'renewPicture', status: 500 }] } },
  play: async (context) => {
    const { canvas } = context
    await press(context, 'Generate New Avatar')
    await expect(await linesOf(canvas)).toEqual(['Failed to refresh avatar. Please try again.'])
    const picture = canvas.getByRole('button', { name: 'Your avatar: draw a new one' })
    await expect(picture.querySelector('img')).toBeNull()
    await expect(picture.querySelector('.tabler-icon-user')).toBeVisible()
  },
})

const fern = { viewer: 'fern' as const }

export const Unverified = meta.story({
  tags: ['phone', 'desktop', 'A2.12-15', 'A4.2-02', 'A4.2-04', 'A4.2-05', 'A7-16', 'NS-27'],
  parameters: { world: fern },
  play: async (context) => {
    const { canvas, canvasElement } = context
    await expect(await canvas.findByText(UNVERIFIED)).toBeVisible()
    await expect(callsTo(canvasElement, 'resendEmailVerification')).toEqual([])
    await press(context, 'Resend verification email')
    await expect(
      await canvas.findByText('A verification email has been sent. Please check your inbox.', { exact: true }),
    ).toBeVisible()
    await expect(callsTo(canvasElement, 'resendEmailVerification')).toMatchObject([{ method: 'POST' }])
  },
})

/** An unknown verification state shows no warning. */
export const VerifiedUnknown = meta.story({
  tags: ['A8-20'],
  parameters: { world: { ...fern, faults: [{ operation: 'readVerified', status: 500, detail: 'Gone.' }] } },
  play: async ({ canvas, canvasElement }) => {
    await field(canvas, 'Username')
    await waitFor(() => expect(callsTo(canvasElement, 'readVerified').at(-1)).toMatchObject({ status: 500 }))
    await expect(canvas.queryByText(UNVERIFIED)).toBeNull()
    await expect(canvas.queryByText('Gone.')).toBeNull()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})
