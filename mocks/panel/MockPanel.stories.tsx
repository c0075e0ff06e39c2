import preview from '#storybook/preview.tsx'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { movableClock } from '#mocks/clock.ts'
import type { DeveloperHandle } from '#mocks/browserWorld.ts'
import type { NamedSnapshots } from '#mocks/db/namedSnapshots.ts'
import type { Snapshot } from '#mocks/db/snapshot.ts'
import contract from '#mocks/generated/contract.json' with { type: 'json' }
import { operations } from '#mocks/generated/operations.ts'
import { mockControls, tokensOf } from '#mocks/mockControls.ts'
import { createPretendServer } from '#mocks/pretendServer.ts'
import type { Situation } from '#mocks/situation/situation.ts'
import { situationSearch } from '#mocks/situation/situationAddress.ts'
import { steerableClock } from '#mocks/steerableClock.ts'
import { MockPanel } from './MockPanel.tsx'

/** A world without an app: restarting it is nothing but the work in between. */
function handleOf(situation: Situation = {}, notices: string[] = []): DeveloperHandle {
  const clock = steerableClock(movableClock({ at: '2026-05-20T12:00:00Z' }))
  const server = createPretendServer({ clock, ...situation, viewer: undefined } as never)
  let token = tokensOf(server, situation.viewer)?.access_token
  const controls = mockControls({
    server,
    clock,
    signIn: (tokens) => void (token = tokens?.access_token),
    accessToken: () => token,
    usualLatencyMs: 0,
  })
  return {
    ...controls,
    restart: (between) => between(),
    use: (scenario) => controls.begin({ scenario }),
    release: server.release,
    link: () => `https://perigee.example/explore?${situationSearch(controls.situation())}`,
    notices,
    transport: 'in-page',
  }
}

function shelf(): NamedSnapshots {
  const kept = new Map<string, Snapshot>()
  return {
    names: async () => [...kept.keys()],
    save: async (name, snapshot) => void kept.set(name, snapshot),
    read: async (name) => kept.get(name)!,
    remove: async (name) => void kept.delete(name),
  }
}

const meta = preview.meta({
  title: 'Mock panel',
  component: MockPanel,
  render: (args) => (
    <div style={{ minHeight: '100vh' }}>
      <MockPanel {...args} />
    </div>
  ),
  args: { handle: handleOf(), snapshots: shelf(), onClose: fn() },
})

export const WhoAndWhat = meta.story({
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

export const FaultsByPlan = meta.story({
  args: { handle: handleOf() },
  play: async ({ canvas, args: { handle } }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Faults' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Call' }), 'likeCharacter')
    const what = canvas.getByRole('combobox', { name: 'What happens' })
    const offered = within(within(what).getByRole('group', { name: 'In the contract' })).getAllByRole('option')
    await expect(offered.map(({ textContent }) => textContent)).toEqual([
      '401',
      '403',
      '404',
      '500',
      '502',
      '503',
      '504',
    ])
    await userEvent.selectOptions(what, '403')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'The server says' }), 'words')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Words' }), 'Not you.')
    await userEvent.click(canvas.getByRole('button', { name: 'Plan it' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Hold everything' }))
    await waitFor(() =>
      expect(handle.server.faults.list()).toEqual([
        { operation: 'likeCharacter', status: 403, detail: 'Not you.', times: 1 },
        { operation: '*', hold: true },
      ]),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Release held calls' }))
    await expect(canvas.getByText(/, released/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove *.hold' }))
    await expect(handle.link()).toContain('fault=likeCharacter.403.detail-Not_20you_2E.once')
  },
})

/** Hundreds of choices: made on the elements themselves, because each step of `userEvent` and `expect` is recorded. */
export const EveryDocumentedFailure = meta.story({
  args: { handle: handleOf() },
  play: async ({ canvas, args: { handle } }) => {
    const { faults } = handle.server
    await userEvent.click(canvas.getByRole('tab', { name: 'Faults' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'How often' }), 'always')
    const call = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Call' })
    const what = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'What happens' })
    const plan = canvas.getByRole('button', { name: 'Plan it' })
    const offered = new Map<string, string[]>()
    const planned: unknown[] = []
    for (const [index, { id }] of operations.entries()) {
      await choose(call, id)
      const statuses = [...what.querySelectorAll('[label="In the contract"] > option')].map(
        (option) => option.innerHTML,
      )
      offered.set(id, statuses)
      // One of each; which fault each status of each operation becomes is held by panel.test.ts.
      const status = statuses[index % statuses.length]!
      await choose(what, status)
      plan.click()
      planned.push({ operation: id, status: Number(status) })
    }
    await expect([...offered]).toEqual(operations.map((operation) => [operation.id, documentedFailures(operation)]))
    await waitFor(() => expect(faults.list()).toEqual(planned))
  },
})

async function choose(select: HTMLSelectElement, value: string): Promise<void> {
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await Promise.resolve()
}

/** Straight from the contract; its `default` is every failure of the server itself. */
function documentedFailures({ method, path }: (typeof operations)[number]): string[] {
  const calls = contract.paths[path] as unknown as Record<string, { responses: object }>
  const statuses = Object.keys(calls[method.toLowerCase()]!.responses)
  return statuses.flatMap((status) =>
    status === 'default' ? ['500', '502', '503', '504'] : /^[123]/.test(status) ? [] : [status],
  )
}

export const FaultWithItsOwnBody = meta.story({
  args: { handle: handleOf() },
  play: async ({ canvas, args: { handle } }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Faults' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Call' }), 'updateMe')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What happens' }), '409')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'The server says' }), 'json')
    const json = canvas.getByRole('textbox', { name: 'JSON' })
    await userEvent.clear(json)
    await userEvent.paste('{ "detail": ')
    await userEvent.click(canvas.getByRole('button', { name: 'Plan it' }))
    await expect(json).toBeInvalid()
    await expect(handle.server.faults.list()).toEqual([])
    await userEvent.click(json)
    await userEvent.paste('{ "email": "Taken." } }')
    await userEvent.click(canvas.getByRole('button', { name: 'Plan it' }))
    await waitFor(() =>
      expect(handle.server.faults.list()).toEqual([
        { operation: 'updateMe', status: 409, body: { detail: { email: 'Taken.' } }, times: 1 },
      ]),
    )
    await expect(canvas.getByText('updateMe.409.body-{"detail":{"email":"Taken."}}.once')).toBeVisible()
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
    await userEvent.click(canvas.getByRole('button', { name: 'Let it expire' }))
    await expect(canvas.getByText('The access token has expired.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Answer 401' }))
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
    await expect(canvas.getByText('Answered by fault searchTags.500.once.')).toBeVisible()
    await userEvent.click(canvas.getByText('listCharacters'))
    await expect(await canvas.findByText(/"total_results"/)).toBeVisible()
    const [differently] = canvas.getAllByRole('button', { name: 'Answer this differently next time' })
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
    const input = canvas.getByLabelText('A database file to import')
    await userEvent.upload(input, new File(['{}'], 'bad.json', { type: 'application/json' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Nothing was changed.'))
    await expect(handle.server.db.users.all().length).toBeGreaterThan(0)
  },
})

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
