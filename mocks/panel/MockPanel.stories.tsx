import preview from '#storybook/preview.tsx'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { panelStory } from './panelStory.tsx'
import { characterId } from '#mocks/fixtures/ids.ts'
import { handleOf, shelf } from './storyHandle.ts'

const meta = preview.meta({
  title: 'Mock panel',
  ...panelStory,
})

export const WhoAndWhat = meta.story({
  name: 'World',
  args: { handle: handleOf({ scenario: 'signed-in' }) },
  play: async ({ canvas, args: { handle } }) => {
    await handle.server.ready
    await expect(canvas.getByRole('combobox', { name: 'Viewer' })).toHaveValue('mira')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Viewer' }), 'quillon')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('quillon is signed in.'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Scenario' }), 'unverified')
    await waitFor(() => expect(handle.situation()).toEqual({ scenario: 'unverified', viewer: 'fern' }))
    await expect(canvas.getByText(/never confirmed/)).toBeVisible()
  },
})

export const LinkThatCouldNotBeUsed = meta.story({
  args: { handle: handleOf({}, ['There is no viewer "stranger"; there are mira, jonas, nobody.']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/There is no viewer/)).toBeVisible()
  },
})

export const NoticeClosed = meta.story({
  ...LinkThatCouldNotBeUsed.input,
  play: async (context) => {
    await LinkThatCouldNotBeUsed.input.play(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Close notice' }))
    await waitFor(() => expect(canvas.queryByText(/There is no viewer/)).toBeNull())
  },
})

/** The server follows the new contract of a dropped file, and the panel says what it changes. */
export const NewContract = meta.story({
  args: { handle: handleOf({ scenario: 'signed-in' }) },
  play: async ({ canvas, args: { handle } }) => {
    await handle.server.ready
    handle.server.follow({
      name: 'tomorrow.yaml',
      differences: [
        { title: 'response 200 /likeCount: integer → missing', alterations: [] },
        {
          title: 'response 200 /name pattern: missing → ^[a-z]+$',
          alterations: [],
          why: 'A value that shows it cannot be derived.',
        },
      ],
    })
    await userEvent.click(await canvas.findByText('The server follows tomorrow.yaml: 2 differences'))
    await expect(canvas.getByText(/Not imitated: A value that shows it cannot be derived\./)).toBeVisible()
    await expect(canvas.getByText('contract tomorrow.yaml')).toBeVisible()
  },
})

/** The panel lists the changes, and one button reverts all of them. */
export const UndoEverything = meta.story({
  args: { handle: handleOf({ scenario: 'slow-network' }, ['There is no viewer "stranger".']) },
  play: async ({ canvas, args: { handle } }) => {
    await handle.server.ready
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Latency' }), 'No delay')
    await expect(canvas.getByText(/The scenario has 2000 ms\./)).toBeVisible()
    handle.server.faults.add({ operation: '*', network: 'fail' }, { operation: 'readMe', status: 500 })
    handle.clock.advance(31 * 24 * 3_600_000)
    await expect(await canvas.findByText('link partly ignored · offline · 1 fault · clock +31 days')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Scenario' }), 'new-member')
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Scenario started: new-member. 2 faults stay active.'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Undo everything' }))
    await waitFor(() => expect(handle.situation()).toEqual({ scenario: 'default', viewer: null }))
    await expect(canvas.getByRole('button', { name: 'Undo everything' })).toBeDisabled()
    await expect(canvas.getByText('Nobody is signed in.')).toBeVisible()
  },
})

export const TimeAndSession = meta.story({
  args: { handle: handleOf({ scenario: 'signed-in' }) },
  play: async ({ canvas, args: { handle } }) => {
    await handle.server.ready
    await userEvent.click(canvas.getByRole('tab', { name: 'Session' }))
    await expect(canvas.getByText('The access token expires in 15 min 0 s.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Freeze' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Go to just before it expires' }))
    await expect(canvas.getByText('The access token expires in 0 min 5 s.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Expire now' }))
    await expect(canvas.getByText('The access token has expired.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Fail with 401' }))
    await expect(handle.situation()).toEqual({
      scenario: 'signed-in',
      viewer: 'mira',
      clock: '2026-05-20T12:00:00Z_901s',
      faults: [{ operation: '*', status: 401, times: 5 }],
    })
  },
})

export const Calls = meta.story({
  args: { handle: handleOf({ faults: [{ operation: 'searchTags', status: 500, times: 1 }] }) },
  play: async ({ canvas, args: { handle } }) => {
    const { server } = handle
    server.log.clear()
    await server.fetch(`${location.origin}/api/v1/characters?page=1&limit=2`)
    await server.fetch(`${location.origin}/api/v1/characters/tags/search?q=sea`)
    await userEvent.click(canvas.getByRole('tab', { name: 'Calls' }))
    await userEvent.click(canvas.getByText('searchTags'))
    await expect(canvas.getByText('Handled by fault searchTags.500.once.')).toBeVisible()
    await userEvent.click(canvas.getByText('listCharacters'))
    await expect(await canvas.findByText(/"total_results"/)).toBeVisible()
    const [differently] = canvas.getAllByRole('button', { name: 'Answer this differently' })
    await userEvent.click(differently!)
    await expect(canvas.getByRole('combobox', { name: 'Call' })).toHaveValue('searchTags')
  },
})

export const Database = meta.story({
  args: { handle: handleOf({ scenario: 'signed-in' }), snapshots: shelf() },
  play: async ({ canvas, args: { handle } }) => {
    await handle.server.ready
    await userEvent.click(canvas.getByRole('tab', { name: 'Data' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Snapshot' }), 'before')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('button', { name: 'Restore before' })).toBeVisible()
    const name = canvas.getByRole('textbox', { name: 'Snapshot' })
    await userEvent.type(name, '   ')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(name).toBeInvalid()
    await userEvent.type(name, 'before')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is a snapshot “before” already. Replace it?')
    await userEvent.click(canvas.getByRole('button', { name: 'Replace' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Saved: before'))
    await expect(canvas.getAllByRole('button', { name: /^Restore/ })).toHaveLength(1)
    const empty = '{"format":"perigee-mock-database","schemaVersion":1,"rows":{}}'
    const input = canvas.getByLabelText('A file to import')
    await userEvent.upload(input, new File([empty], 'world.json', { type: 'application/json' }))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Imported. 0 users · 0 characters · 0 likes · 0 chats · 0 messages',
      ),
    )
  },
})

type Context = Parameters<NonNullable<(typeof Database.input)['play']>>[0]

/** Opens the editor after the page has read a character. */
async function editor({ canvas, args: { handle } }: Pick<Context, 'canvas' | 'args'>) {
  await handle.server.ready
  await handle.server.fetch(`${location.origin}/api/v1/characters/${characterId('nine')}`)
  await userEvent.click(canvas.getByRole('tab', { name: 'Data' }))
  await userEvent.click(canvas.getByText('Edit a record'))
  await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Record' })).toHaveDisplayValue('Nine · character'))
  return canvas.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
}

/** In a world of its own, because the other story has changed its world. */
const onAPhone = () => ({
  args: { handle: handleOf({ scenario: 'signed-in' }) },
  globals: { viewport: { value: 'w390' } },
})

/** A value beyond the contract is marked; one of a wrong type is refused beside its field. */
export const EditARecord = meta.story({
  args: { handle: handleOf({ scenario: 'signed-in' }) },
  play: async ({ canvas, args }) => {
    const name = await editor({ canvas, args })
    await userEvent.click(canvas.getByRole('button', { name: 'Fill Name to 25' }))
    await expect(name.value).toHaveLength(25)
    await userEvent.type(name, 'er')
    await expect(name).toHaveAccessibleDescription('longer than the contract allows: 25')
    const likes = canvas.getByRole('textbox', { name: 'Like count' })
    await userEvent.clear(likes)
    await userEvent.type(likes, '1,204,388')
    await userEvent.click(canvas.getByRole('button', { name: 'Save record' }))
    await expect(likes).toHaveFocus()
    await expect(likes).toHaveAccessibleDescription('must be an integer, got "1,204,388"')
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing was saved: likeCount must be an integer')
  },
})

export const EditARecordOnAPhone = EditARecord.extend(onAPhone())

/** Lists have entries of their own; what a link cannot carry is named when it is copied. */
export const RecordSaved = meta.story({
  args: { handle: handleOf({ scenario: 'signed-in' }) },
  play: async ({ canvas, args }) => {
    const name = await editor({ canvas, args })
    await userEvent.click(canvas.getByRole('button', { name: 'Right to left' }))
    await expect(name.value).toMatch(/^[\u0600-\u06ff ]+$/)
    await userEvent.clear(name)
    await userEvent.type(name, 'Ten')
    await userEvent.click(canvas.getByRole('button', { name: 'Fill Traits to 6' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Traits 6' }))
    await expect(canvas.getByRole('button', { name: 'Add to Traits' })).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tags' }), '{Enter}brass')
    await userEvent.click(canvas.getByRole('button', { name: 'Fill Greetings: main to 1000' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Fill Description to 1000' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save record' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Saved: Nine.'))
    await expect(canvas.getByRole('button', { name: 'Undo “Edit a record”' })).toBeEnabled()
    const [row] = args.handle.server.db.characters.findMany((q) => q.where({ name: 'Ten' }))
    await expect(row).toMatchObject({ personalities: { length: 5 }, tags: expect.arrayContaining(['brass']) })
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('It does not carry the changes of Ten'))
  },
})

export const RecordSavedOnAPhone = RecordSaved.extend(onAPhone())

/** The mouse of user-event is in the corner of the page otherwise. */
function clickAt(target: HTMLElement) {
  const { left, top, height } = target.getBoundingClientRect()
  return userEvent.pointer({ keys: '[MouseLeft]', target, coords: { clientX: left + 1, clientY: top + height / 2 } })
}

/** A value that two fields have opens the first one and lists both. */
export const InspectedValue = meta.story({
  args: { handle: handleOf({ scenario: 'signed-in' }) },
  decorators: [
    (Story) => (
      <>
        <p>Nine</p>
        <p>77</p>
        <a href="#log-out">Log out</a>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, args }) => {
    const name = await editor({ canvas, args })
    await args.handle.edit({ characters: { [characterId('nine')]: { conversationCount: 77, messageCount: 77 } } })
    await userEvent.click(canvas.getByRole('button', { name: 'Inspect' }))
    await clickAt(canvas.getByText('Nine'))
    await expect(name).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Nine: Name')
    await clickAt(canvas.getByRole('link', { name: 'Log out' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('No record has this value')
    await clickAt(canvas.getByText('77'))
    await expect(canvas.getByRole('textbox', { name: 'Conversation count' })).toHaveFocus()
    const found = canvas.getByRole('list', { name: 'Records with this value' })
    await userEvent.click(within(found).getByRole('button', { name: 'Nine: Message count' }))
    await expect(canvas.getByRole('textbox', { name: 'Message count' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'Inspect', pressed: false })).toHaveFocus()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const InspectedValueOnAPhone = InspectedValue.extend(onAPhone())

/** What was typed is there again after the section or the panel was closed. */
export const Json = meta.story({
  args: { handle: handleOf({ scenario: 'signed-in' }) },
  play: async ({ canvas, args }) => {
    await editor({ canvas, args })
    await userEvent.click(canvas.getByRole('button', { name: 'JSON' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'JSON' }), '{Backspace}]')
    await userEvent.click(canvas.getByRole('tab', { name: 'World' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Data' }))
    const json = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'JSON' })
    await expect(json).toHaveAccessibleDescription(/^Line \d+, column 1: /)
    await userEvent.click(canvas.getByRole('button', { name: 'JSON' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('The fields need valid JSON. Line')
  },
})

export const JsonOnAPhone = Json.extend(onAPhone())

export const OnASmallPhone = meta.story({
  args: { handle: handleOf({ scenario: 'session-about-to-expire' }) },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, args: { onClose } }) => {
    const tabs = canvas.getAllByRole('tab')
    tabs[0]!.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Data' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(onClose).toHaveBeenCalled()
  },
})
