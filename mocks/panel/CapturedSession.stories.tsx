import preview from '#storybook/preview.tsx'
import { expect, fn, userEvent } from 'storybook/test'
import { captureOf } from '#src/contract/capture/capture.ts'
import { captureFile } from '#src/contract/capture/captureFile.ts'
import type { Exchange } from '#src/contract/capture/exchange.ts'
import { createPretendServer } from '#mocks/server/pretendServer.ts'
import { MockPanel } from './MockPanel.tsx'
import { handleOf, shelf } from './storyHandle.ts'

const meta = preview.meta({
  title: 'Mock panel/Captured session',
  component: MockPanel,
  args: { handle: handleOf(), snapshots: shelf(), onClose: fn() },
})

const BASE = 'https://staging.example/api/v1'

/** A file of a session that has seen its profile and the first page of the characters, which departs. */
async function sessionFile(): Promise<string> {
  const server = createPretendServer()
  const requestHeaders = { Authorization: `Bearer ${server.signInAs('mira').access_token}` }
  const exchanges: Exchange[] = []
  for (const [second, path] of ['/auth/me', '/characters?page=1&limit=12&sort=liked'].entries()) {
    const response = await server.fetch(`https://x.example/api/v1${path}`, { headers: requestHeaders })
    const body = (await response.json()) as object
    exchanges.push({
      method: 'GET',
      url: BASE + path,
      requestHeaders,
      requestBody: undefined,
      status: 200,
      responseHeaders: { 'Content-Type': 'application/json' },
      responseBody: JSON.stringify(second === 0 ? { ...body, plan: 'gold' } : body),
      at: new Date(Date.UTC(2026, 4, 20, 12, 0, second)).toISOString(),
    })
  }
  return captureFile(await captureOf(exchanges, { baseUrl: BASE, place: '/explore', withWords: true }))
}

/** What the session holds, and what it has not seen. */
export const Imported = meta.story({
  args: { handle: handleOf() },
  play: async ({ canvas, args: { handle } }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Data' }))
    await userEvent.upload(
      canvas.getByLabelText('A database file to import'),
      new File([await sessionFile()], 'bug.json', { type: 'application/json' }),
    )
    const region = await canvas.findByRole('region', { name: 'Captured session' })
    await expect(region).toHaveTextContent('Captured on 2026-05-20 12:00 UTC, with words: 0 failed calls, 1 departure.')
    await expect(region).toHaveTextContent(/List .*\(liked\): 1 of \d+ pages were seen\./)
    await expect(region).toHaveTextContent('Departs: readMe /plan: expected no such field, got string.')
    await expect(handle.viewer()?.username).toBe('mira')
    await handle.server.fetch('http://localhost/api/v1/characters?page=2&limit=12&sort=liked')
    await expect(await canvas.findByText(/^Never seen: \/characters\?page=2/)).toBeVisible()
  },
})

export const CutShort = meta.story({
  args: { handle: handleOf() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Data' }))
    const file = (await sessionFile()).slice(0, -9)
    await userEvent.upload(canvas.getByLabelText('A database file to import'), new File([file], 'bug.json'))
    await expect(await canvas.findByText(/^Nothing was changed\. This is not valid JSON\./)).toBeVisible()
  },
})
