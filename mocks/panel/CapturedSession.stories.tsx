import preview from '#storybook/preview.tsx'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { captureOf } from '#src/contract/capture/capture.ts'
import { captureFile } from '#src/contract/capture/captureFile.ts'
import { BASE, session } from '#tests/support/capturedSession.ts'
import { MockPanel } from './MockPanel.tsx'
import { handleOf, shelf } from './storyHandle.ts'

const meta = preview.meta({
  title: 'Mock panel/Captured session',
  component: MockPanel,
  args: { handle: handleOf(), snapshots: shelf(), onClose: fn() },
})

/** A file of a session that has seen its profile, which departs, and the first page of the characters. */
async function sessionFile(): Promise<string> {
  const { exchanges } = await session(['/auth/me', '/characters?page=1&limit=12&sort=liked'], (path, body) =>
    path === '/auth/me' ? Response.json({ ...body, plan: 'gold' }) : undefined,
  )
  return captureFile(await captureOf(exchanges, { baseUrl: BASE, place: '/explore', withWords: true }))
}

/** Drops a file on the panel, in whatever section it is. */
function drop(panel: HTMLElement, file: File): void {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  panel.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}

/** What the session holds, and what it has not seen. */
export const Imported = meta.story({
  args: { handle: handleOf() },
  play: async ({ canvas, args: { handle } }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Data' }))
    await userEvent.upload(
      canvas.getByLabelText('A file to import'),
      new File([await sessionFile()], 'bug.json', { type: 'application/json' }),
    )
    const region = await canvas.findByRole('region', { name: 'Captured session' })
    await expect(region).toHaveTextContent('Captured on 2026-05-20 12:00 UTC, with words: 0 failed calls, 1 departure.')
    await expect(region).toHaveTextContent(/List .*\(liked\): 1 of \d+ pages/)
    await expect(region).toHaveTextContent('readMe /plan: expected no such field, got string')
    await expect(handle.viewer()?.username).toBe('mira')
    await handle.server.fetch('http://localhost/api/v1/characters?page=2&limit=12&sort=liked')
    await expect(await canvas.findByText(/^\/characters\?page=2/)).toBeVisible()
  },
})

/** The buttons that return to the session as it was imported, and that end it. */
export const ResetAndLeft = meta.story({
  args: { handle: handleOf({ scenario: 'new-member', viewer: 'jonas' }) },
  play: async ({ canvas, args: { handle } }) => {
    const panel = canvas.getByRole('dialog')
    drop(panel, new File([await sessionFile()], 'bug.json'))
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent('captured session'))
    await expect(canvas.getByRole('combobox', { name: 'Scenario' })).toHaveDisplayValue('(captured session)')
    await expect(canvas.getByRole('combobox', { name: 'Viewer' })).toHaveDisplayValue('mira (of the captured session)')
    await expect(canvas.getByRole('button', { name: 'Apply seed' })).toBeDisabled()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Viewer' }), 'Nobody (signed out)')
    await waitFor(() => expect(handle.viewer()).toBeUndefined())
    handle.server.faults.add({ operation: 'listMyChats', status: 500 })
    await userEvent.click(canvas.getByRole('tab', { name: 'Data' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to the capture' }))
    await expect(await canvas.findByText('This is the captured session as it was imported.')).toBeVisible()
    await expect(handle.viewer()?.username).toBe('mira')
    await expect(handle.server.faults.all()).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the capture' }))
    await expect(await canvas.findByText('Captured session left. Scenario started: new-member.')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Captured session' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Reset data' })).toBeVisible()
    await expect(handle.viewer()?.username).toBe('jonas')
  },
})

const MEGABYTE = new Uint8Array(1_000_000).fill(32)
const HOSTILE = '"><img src=x onerror=alert(1)>\u0000\u202E${x}__proto__\uD800'

/** Files that cannot be opened, imported and dropped: one sentence each, and the world stays as it is. */
export const Refused = meta.story({
  args: { handle: handleOf() },
  play: async ({ canvas, args: { handle } }) => {
    const before = await handle.server.snapshot()
    const file = await sessionFile()
    const files: [content: BlobPart[], says: RegExp][] = [
      [[file.slice(0, -9)], /This is not valid JSON\. It may be cut short\.$/],
      [Array.from({ length: 200 }, () => MEGABYTE), /This file is too large: 50 MB at most are read\.$/],
    ]
    await userEvent.click(canvas.getByRole('tab', { name: 'Data' }))
    for (const [content, says] of files) {
      const given = new File(content, 'bug.json', { type: 'application/json' })
      await userEvent.upload(canvas.getByLabelText('A file to import'), given)
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(says))
      await expect(canvas.getByRole('status')).toHaveTextContent(/^Nothing was changed\. /)
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('File saved.'))
      drop(canvas.getByRole('dialog'), given)
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(says))
    }
    await expect(await handle.server.snapshot()).toEqual(before)
    await expect(handle.capture()).toBeUndefined()
  },
})

/** Every text of the session is hostile: the panel shows it as a text. */
export const HostileTexts = meta.story({
  args: { handle: handleOf() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Data' }))
    const departures = [{ operation: 'readMe', pointer: HOSTILE, expected: HOSTILE, actual: HOSTILE, count: 1 }]
    const file = JSON.stringify({ ...(JSON.parse(await sessionFile()) as object), departures })
    await userEvent.upload(canvas.getByLabelText('A file to import'), new File([file], 'bug.json'))
    await expect(await canvas.findByText(/^readMe "><img src=x/)).toBeVisible()
    await expect(canvas.getByRole('dialog').querySelector('img, script')).toBeNull()
  },
})
