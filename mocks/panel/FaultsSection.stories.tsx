import preview from '#storybook/preview.tsx'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { panelStory } from './panelStory.tsx'
import { handleOf } from './storyHandle.ts'

const meta = preview.meta({
  title: 'Mock panel/Faults',
  ...panelStory,
})

/** Faults in sequence: used-up and held ones stay visible, and a held call can be released. */
export const HeldCallOfAUsedUpFault = meta.story({
  args: { handle: handleOf() },
  play: async ({ canvas, args: { handle } }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Faults' }))
    await expect(canvas.getByText('No faults. All calls respond normally.')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Call' }), 'searchTags')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What happens' }), 'hold')
    await userEvent.click(canvas.getByRole('button', { name: 'Add fault' }))
    await expect(canvas.getByText('No call is held yet.')).toBeVisible()
    const response = handle.server.fetch(`${location.origin}/api/v1/characters/tags/search?q=sea`)
    await expect(await canvas.findByText('· used once, used up')).toBeVisible()
    await expect(canvas.getByText('1 call held')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Release searchTags' }))
    await expect((await response).status).toBe(200)
    await expect(canvas.queryByRole('heading', { name: 'Held calls' })).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Used-up faults' })).toBeVisible()
  },
})

export const StoredThenNoResponse = meta.story({
  args: { handle: handleOf() },
  play: async ({ canvas, args: { handle } }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Faults' }))
    const ready = canvas.getByRole('button', { name: 'Stored, then no response' })
    await userEvent.click(ready)
    await expect(ready).toBePressed()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Call' }), 'sendMessage')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What happens' }), 'Hold until released')
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'When it happens' }),
      'After the server has stored the change',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Add fault' }))
    await waitFor(() =>
      expect(handle.server.faults.list()).toEqual([
        { operation: '*', stored: true, network: 'fail' },
        { operation: 'sendMessage', stored: true, hold: true, times: 1 },
      ]),
    )
    await userEvent.click(ready)
    await expect(handle.server.faults.list()).toHaveLength(1)
    // A read stores nothing.
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Call' }), 'listMessages')
    await expect(canvas.queryByRole('combobox', { name: 'When it happens' })).toBeNull()
  },
})

export const NumbersThatCannotBe = meta.story({
  args: { handle: handleOf() },
  play: async ({ canvas, args: { handle } }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Faults' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'How often' }), 'Only one call')
    const which = canvas.getByRole('spinbutton', { name: 'Which call' })
    await userEvent.clear(which)
    await expect(which).toHaveValue(null)
    await userEvent.click(canvas.getByRole('button', { name: 'Add fault' }))
    await userEvent.type(which, '0')
    await userEvent.click(canvas.getByRole('button', { name: 'Add fault' }))
    await expect(which).toBeInvalid()
    await expect(handle.server.faults.all()).toEqual([])
    await userEvent.type(which, '{Backspace}3')
    await userEvent.click(canvas.getByRole('button', { name: 'Add fault' }))
    await waitFor(() => expect(handle.server.faults.list()).toEqual([{ operation: '*', status: 503, nth: 3 }]))
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
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Not you.')
    await userEvent.click(canvas.getByRole('button', { name: 'Add fault' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Hold everything' }))
    await waitFor(() =>
      expect(handle.server.faults.list()).toEqual([
        { operation: 'likeCharacter', status: 403, detail: 'Not you.', times: 1 },
        { operation: '*', hold: true },
      ]),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Stop holding' }))
    await expect(canvas.getByText(/holds no more calls/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove *.hold' }))
    await expect(handle.link()).toContain('fault=likeCharacter.403.detail-Not_20you_2E.once')
  },
})

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
    await userEvent.click(canvas.getByRole('button', { name: 'Add fault' }))
    await expect(json).toBeInvalid()
    await expect(handle.server.faults.list()).toEqual([])
    await userEvent.click(json)
    await userEvent.paste('{ "email": "Taken." } }')
    await userEvent.click(canvas.getByRole('button', { name: 'Add fault' }))
    await waitFor(() =>
      expect(handle.server.faults.list()).toEqual([
        { operation: 'updateMe', status: 409, body: { detail: { email: 'Taken.' } }, times: 1 },
      ]),
    )
    await expect(canvas.getByText('updateMe.409.body-{"detail":{"email":"Taken."}}.once')).toBeVisible()
  },
})
