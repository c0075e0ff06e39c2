import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { characterId, chatId } from '#mocks/fixtures/ids.ts'
import { promptOpenAtom } from '#src/session/afterSignIn.ts'
import { sessionAtom } from '#src/session/session.ts'
import preview from '#storybook/preview.tsx'
import type { Canvas, StoryContext, User } from '#storybook/storyContext.ts'
import { callsTo, storyWorld } from '#storybook/storyWorlds.ts'
import { expectFieldsAboveBar } from '#tests/support/fieldsAboveBar.ts'
import { ReportDialog } from './ReportDialog.tsx'
import type { ReportSubject } from './reportSubject.ts'

const MIRELLE = characterId('mirelle-of-the-tides')
const character: ReportSubject = { kind: 'character', id: MIRELLE, name: 'Mirelle of the Tides' }
const message: ReportSubject = {
  kind: 'message',
  chatId: chatId('mira-sunday-pilkington'),
  content: 'Then it is not a letter. It is a **receipt**.',
}

/** The dialog, and the button that opens it again. */
function Reporting({ subject }: { subject: ReportSubject }) {
  const [opened, setOpened] = useState(true)
  return (
    <main style={{ padding: 24 }}>
      <button type="button" onClick={() => setOpened(true)}>
        Report
      </button>
      <ReportDialog subject={subject} opened={opened} onClose={() => setOpened(false)} />
    </main>
  )
}

const meta = preview.meta({
  component: Reporting,
  args: { subject: character },
  // It is sent, not shown.
  parameters: { world: { viewer: 'mira' }, controls: { exclude: /^subject/ } },
})

const dialogOf = async (canvas: Canvas) => within(await canvas.findByRole('dialog'))
const submitOf = (dialog: Canvas) => dialog.getByRole('button', { name: 'Submit' })
const infoOf = (dialog: Canvas) => dialog.getByRole('textbox', { name: /^Additional info/ })
const labelsOf = (dialog: Canvas) =>
  dialog.getAllByRole('radio').map((radio: HTMLElement) => radio.closest('label')?.textContent)
const signedIn = (canvasElement: HTMLElement) =>
  waitFor(() => expect(storyWorld(canvasElement).app.store.get(sessionAtom).isAuthenticated).toBe(true))

async function fillIn(dialog: Canvas, user: User, category: string, info = '') {
  await user.click(dialog.getByRole('radio', { name: category }))
  if (info) await user.type(infoOf(dialog), info)
}
/** A member sends a report from the open dialog, which is returned. */
async function submitted({ canvas, canvasElement, userEvent }: StoryContext, category = 'Other', info = '') {
  await signedIn(canvasElement)
  const dialog = await dialogOf(canvas)
  await fillIn(dialog, userEvent, category, info)
  await userEvent.click(submitOf(dialog))
  return dialog
}
const lines = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`).join('\n')

export const OfACharacter = meta.story({
  name: 'Report a character',
  tags: [
    'phone',
    'desktop',
    'B2.5-09',
    'B4.8-01',
    'B5.9-01',
    'B5.10-01',
    'B5.10-02',
    'B5.10-03',
    'B5.10-04',
    'B5.10-05',
    'B5.10-06',
    'B5.10-07',
    'B5.10-08',
    'B5.10-09',
    'B5.10-10',
  ],
  play: async ({ canvas, userEvent }) => {
    const dialog = await dialogOf(canvas)
    await expect(labelsOf(dialog)).toEqual([
      'Copyright / Impersonation',
      'Offensive or Discriminatory Persona',
      'Sexual Content with Minors',
      'Explicit NSFW Image / Description',
      'Hate or Violent Extremism',
      'Privacy Violation / Personal Data',
      'Misleading or Deceptive Details',
      'Low-Quality / Broken Character',
      'Duplicate / Spam',
      'Other',
    ])
    await expect(submitOf(dialog)).toBeDisabled()
    await fillIn(dialog, userEvent, 'Other')
    await expect(submitOf(dialog)).toBeEnabled()
  },
})

export const OfAMessage = meta.story({
  name: 'Report a message',
  tags: [
    'B2.5-10',
    'B5.11-01',
    'B5.11-02',
    'B5.11-03',
    'B5.11-04',
    'B5.11-05',
    'B5.11-06',
    'B5.11-07',
    'B5.11-08',
    'B5.11-09',
  ],
  args: { subject: message },
  play: async ({ canvas }) => {
    const dialog = await dialogOf(canvas)
    await expect(labelsOf(dialog)).toEqual([
      'Technical Issues and Bugs',
      'Factual Errors and Misinformation',
      'Inappropriate or Offensive Content',
      'Bias, Stereotypes, and Discrimination',
      'Privacy and Security Issues',
      'Incitement to Hatred and Hate Speech',
      'Pedophilic Content and Sexual Exploitation of Minors',
      'Incitement to Suicide and Encouragement of Self-Destructive Behaviors',
      'Other',
    ])
    await expect(submitOf(dialog)).toBeDisabled()
  },
})

export const TooLong = meta.story({
  tags: ['phone', 'B5.9-03', 'B5.9-05', 'B9-29'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await dialogOf(canvas)
    await fillIn(dialog, userEvent, 'Other')
    const info = infoOf(dialog)
    await userEvent.click(info)
    await userEvent.paste('x'.repeat(200))
    await expect(dialog.getByText('200/200')).not.toHaveAttribute('data-over')
    await userEvent.keyboard('x')
    await expect(info).toHaveValue('x'.repeat(201))
    await expect(dialog.getByText(/^Additional info cannot exceed 200 characters\.$/)).toBeVisible()
    await expect(dialog.getByText('201/200')).toHaveAttribute('data-over')
    await expect(submitOf(dialog)).toBeDisabled()
  },
})

export const TooManyLines = meta.story({
  tags: ['phone', 'B5.9-04', 'B5.9-06', 'B9-29'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await dialogOf(canvas)
    await fillIn(dialog, userEvent, 'Other')
    await userEvent.click(infoOf(dialog))
    await userEvent.paste(lines(5))
    await expect(dialog.queryByText(/cannot exceed/)).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(dialog.getByText(/^Additional info cannot exceed 5 lines\.$/)).toBeVisible()
    await expect(submitOf(dialog)).toBeDisabled()
    await userEvent.keyboard('{Backspace}')
    await expect(submitOf(dialog)).toBeEnabled()
    await userEvent.keyboard('{Enter}')
  },
})

/** Without a mouse. */
export const Sent = meta.story({
  tags: ['phone', 'A6-18', 'B1-19', 'B4.8-01', 'B5.9-02', 'B8.7-01', 'B6-12', 'B7-28', 'B1-04', 'AMB-45'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await signedIn(canvasElement)
    const dialog = await dialogOf(canvas)
    dialog.getByRole('radio', { name: 'Duplicate / Spam' }).focus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await expect(infoOf(dialog)).toHaveFocus()
    await userEvent.tab()
    await expect(submitOf(dialog)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await dialog.findByText(/^Thank you! Your report has been submitted\.$/)).toBeVisible()
    await expect(storyWorld(canvasElement).server.db.reports.all()).toMatchObject([
      { subject: 'character', subjectId: MIRELLE, category: 'Duplicate / Spam', text: '' },
    ])
    // Keyboard users continue from here.
    await waitFor(() => expect(dialog.getAllByRole('button', { name: 'Close' }).at(-1)).toHaveFocus())
  },
})

export const MessageSent = meta.story({
  tags: ['phone', 'B8.7-02', 'B6-12', 'B7-38', 'AMB-45'],
  args: { subject: message },
  play: async (context) => {
    const dialog = await submitted(context, 'Factual Errors and Misinformation', '  It was blue.  ')
    const { canvasElement } = context
    await expect(await dialog.findByText(/^Report submitted\.$/)).toBeVisible()
    await expect(storyWorld(canvasElement).server.db.reports.all()).toMatchObject([
      {
        subject: 'chat',
        subjectId: chatId('mira-sunday-pilkington'),
        category: 'Factual Errors and Misinformation',
        reportedMessage: 'Then it is not a letter. It is a **receipt**.',
        text: 'It was blue.',
      },
    ])
  },
})

export const MessageSentWithTheServersWords = meta.story({
  tags: ['B8.7-02'],
  args: { subject: message },
  parameters: {
    world: { faults: [{ operation: 'reportMessage', status: 200, body: { message: 'We will have a look.' } }] },
  },
  play: async (context) => {
    const dialog = await submitted(context)
    await expect(await dialog.findByText('We will have a look.')).toBeVisible()
    await expect(dialog.queryByText('Report submitted.')).toBeNull()
  },
})

export const FailedWithTheServersWords = meta.story({
  tags: ['AMB-33'],
  parameters: { world: { faults: [{ operation: 'reportCharacter', status: 500, detail: 'The letterbox is full.' }] } },
  play: async (context) => {
    const dialog = await submitted(context)
    const alert = await dialog.findByRole('alert')
    await expect(alert).toHaveTextContent('The letterbox is full.')
    await expect(submitOf(dialog)).toHaveFocus()
    // Nothing covers it at any height of the window.
    const { left, top, height } = alert.getBoundingClientRect()
    await expect(alert).toContainElement(document.elementFromPoint(left + 4, top + height / 2) as HTMLElement)
  },
})

/** A missing response is not a failure (NS-44): the report may be stored, and is not sent again without a warning. */
export const NotKnown = meta.story({
  name: 'Unknown whether sent',
  parameters: { world: { faults: [{ operation: 'reportCharacter', stored: true, network: 'fail' }] } },
  play: async (context) => {
    const dialog = await submitted(context)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      /^We could not tell whether your report arrived\. If you send it again, it may arrive twice\.$/,
    )
    await expect(callsTo(context.canvasElement, 'reportCharacter')).toHaveLength(1)
  },
})

export const MessageFailed = meta.story({
  tags: ['phone', 'B8.7-05', 'AMB-33'],
  args: { subject: message },
  parameters: { world: { faults: [{ operation: 'reportMessage', status: 500 }] } },
  play: async (context) => {
    const dialog = await submitted(context)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^Report submission failed\.$/)
  },
})

export const MessageWithoutAChat = meta.story({
  tags: ['AMB-64'],
  args: { subject: { ...message, chatId: '' } },
  play: async (context) => {
    const dialog = await submitted(context)
    const { canvasElement } = context
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^Report submission failed\.$/)
    await expect(callsTo(canvasElement, 'reportMessage')).toEqual([])
  },
})

async function closeAndReopen(canvas: Canvas, user: User) {
  await user.keyboard('{Escape}')
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  await user.click(canvas.getByRole('button', { name: 'Report' }))
  const dialog = await dialogOf(canvas)
  await expect(dialog.queryByRole('radio', { checked: true })).toBeNull()
  await expect(infoOf(dialog)).toHaveValue('')
  await expect(submitOf(dialog)).toBeDisabled()
  await expect(dialog.queryByRole('alert')).toBeNull()
}

export const Failed = meta.story({
  tags: ['B4.8-01', 'B4.8-02', 'B8.7-03', 'AMB-33'],
  parameters: { world: { faults: [{ operation: 'reportCharacter', status: 500, nth: [1, 3] }] } },
  play: async (context) => {
    const dialog = await submitted(context, 'Other', 'Please look.')
    const { canvas, canvasElement, userEvent } = context
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^Report submission failed\.$/)
    // Nothing is lost: the second submit succeeds.
    await expect(infoOf(dialog)).toHaveValue('Please look.')
    await userEvent.click(submitOf(dialog))
    await expect(await dialog.findByText('Thank you! Your report has been submitted.')).toBeVisible()
    await expect(storyWorld(canvasElement).server.db.reports.all()).toMatchObject([{ text: 'Please look.' }])
    await closeAndReopen(canvas, userEvent)
    const failed = await submitted(context, 'Other', 'Once more.')
    await failed.findByRole('alert')
    await closeAndReopen(canvas, userEvent)
  },
})

export const SignedOutMeanwhile = meta.story({
  tags: ['B5.9-07', 'AMB-32'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await signedIn(canvasElement)
    const dialog = await dialogOf(canvas)
    await fillIn(dialog, userEvent, 'Other')
    storyWorld(canvasElement).app.sessionControl.signOut()
    await userEvent.click(submitOf(dialog))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^You must be logged in to report a character\.$/)
    await expect(callsTo(canvasElement, 'reportCharacter')).toEqual([])
    await expect(storyWorld(canvasElement).app.store.get(promptOpenAtom)).toBe(true)
  },
})

export const RefusedAsNobody = meta.story({
  name: 'Refused: session expired',
  tags: ['phone', 'B5.9-07', 'AMB-32'],
  parameters: { world: { scenario: 'session-expires' } },
  play: async (context) => {
    const dialog = await submitted(context)
    const { canvasElement } = context
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^You must be logged in to report a character\.$/)
    await expect(storyWorld(canvasElement).app.store.get(promptOpenAtom)).toBe(true)
  },
})

/** In a low window, an arrow shows that the form continues; at its end nothing covers the last field. */
export const OnALowPhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'w390' } },
  decorators: [
    (Story) => (
      <>
        <style>{'[role=dialog] { max-height: 614px !important }'}</style>
        {Story()}
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const dialog = await dialogOf(canvas)
    const arrow = submitOf(dialog).parentElement!.querySelector('svg')
    await waitFor(() => expect(arrow).toBeVisible())
    const box = await canvas.findByRole('dialog')
    box.scrollTop = box.scrollHeight
    await waitFor(() => expect(arrow).not.toBeVisible())
    await expect(dialog.getByText('0/200').getBoundingClientRect().bottom).toBeLessThanOrEqual(
      submitOf(dialog).parentElement!.getBoundingClientRect().top,
    )
    box.scrollTop = 0
    await waitFor(() => expect(arrow).toBeVisible())
  },
})

/** An error makes the bar higher, which covers the end of a form that was in view. */
export const FailedInAFullDialog = meta.story({
  globals: { viewport: { value: 'w390' } },
  parameters: { world: { faults: [{ operation: 'reportCharacter', status: 500 }] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await signedIn(canvasElement)
    const dialog = await dialogOf(canvas)
    const box = await canvas.findByRole('dialog')
    box.style.setProperty('max-height', `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`, 'important')
    await expect(box.scrollHeight).toBe(box.clientHeight)
    const arrow = submitOf(dialog).parentElement!.querySelector('svg')
    await waitFor(() => expect(arrow).not.toBeVisible())
    await fillIn(dialog, userEvent, 'Other')
    await userEvent.click(submitOf(dialog))
    await dialog.findByRole('alert')
    await waitFor(() => expect(arrow).toBeVisible())
  },
})

export const FieldAboveTheBar = meta.story({
  globals: { viewport: { value: 'w390' } },
  args: { subject: message },
  play: async ({ canvas }) => {
    const dialog = await dialogOf(canvas)
    const box = await canvas.findByRole('dialog')
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
    await expectFieldsAboveBar(box, [infoOf(dialog)], submitOf(dialog).parentElement)
  },
})
