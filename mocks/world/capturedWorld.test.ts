import { describe, expect, it } from 'vitest'
import { captureOf } from '#src/contract/capture/capture.ts'
import { captureFile } from '#src/contract/capture/captureFile.ts'
import { exportFile, readWorldFile } from '#mocks/capture/worldFile.ts'
import { characterId } from '#mocks/fixtures/ids.ts'
import { handleOf } from '#mocks/panel/storyHandle.ts'
import { copiedText } from '#mocks/panel/stateTexts.ts'
import { isPlain } from '#mocks/panel/unusual.ts'
import { BASE, session } from '#tests/support/capturedSession.ts'

const CHARACTER = characterId('captain-oru')
const STATS = `/characters/${CHARACTER}/stats`
const { exchanges } = await session(['/auth/me', `/characters/${CHARACTER}`, STATS], (path) =>
  path === STATS ? Response.json({ detail: 'The counter broke.' }, { status: 500 }) : undefined,
)
const file = captureFile(
  await captureOf(exchanges, { baseUrl: BASE, place: `/character/${CHARACTER}`, withWords: true }),
)

function worldIn(text: string, from?: string) {
  const read = readWorldFile(text, from)
  if ('problem' in read) throw new Error(read.problem)
  return read.snapshot
}

/** A handle in the world of the file; `from` is the address in the link that opened it. */
async function opened(from?: string) {
  const handle = handleOf({ scenario: 'new-member', viewer: 'jonas' })
  await handle.openDatabase(worldIn(file, from))
  return handle
}

const faultsOf = ({ server }: Awaited<ReturnType<typeof opened>>) =>
  server.faults.all().map(({ fault: { operation, status } }) => `${operation} ${status}`)

describe('a captured world', () => {
  it('begins with the user, the time and the failures of the session', async () => {
    const handle = await opened()
    expect(handle.viewer()?.username).toBe('mira')
    expect(handle.situation().clock).toBe('2026-05-20T12:00:02Z')
    expect(faultsOf(handle)).toEqual(['readStats 500'])
    expect(isPlain(handle)).toBe(false)
  })

  it('keeps its failures and its session when its server follows a new contract', async () => {
    const { server } = await opened()
    const place = { kind: 'field', operation: 'readCharacter', status: '200' } as const
    const names = { ...place, path: ['name'], puts: [{ value: 'Tomorrow' }] }
    const read = async (path: string) =>
      (await server.fetch(`http://localhost/api/v1${path}`)).json() as Promise<object>
    const today = await read(`/characters/${CHARACTER}`)
    server.follow({ name: 'new.yaml', differences: [{ title: 'names', alterations: [names] }] })
    expect(await read(`/characters/${CHARACTER}`)).toEqual({ ...today, name: 'Tomorrow' })
    expect(await read(STATS)).toEqual({ detail: 'The counter broke.' })
  })

  it('is reset to the session as it was imported, also after an undo, a snapshot and an export', async () => {
    const handle = await opened()
    const { server, clock } = handle
    const before = await server.snapshot()
    const { access_token } = server.signInAsId(server.db.captures.all()[0]!.viewerId!)
    const like = () =>
      server.fetch(`http://localhost/api/v1/characters/${CHARACTER}/like`, {
        method: server.db.likes.all().length > 0 ? 'DELETE' : 'POST',
        headers: { Authorization: `Bearer ${access_token}` },
      })
    await like()
    await server.undo()
    await like()
    await server.restore(await server.snapshot())
    clock.advance(60_000)
    server.faults.clear()
    server.faults.add({ operation: 'listMyChats', status: 500 })
    await handle.view(null)
    expect(await server.snapshot()).not.toEqual(before)

    await handle.reset()
    expect(await server.snapshot()).toEqual(before)
    expect(handle.viewer()?.username).toBe('mira')
    expect(handle.situation().clock).toBe('2026-05-20T12:00:02Z')
    expect(faultsOf(handle)).toEqual(['readStats 500'])
  })

  it('of an export is reset to the state of the export', async () => {
    const handle = await opened()
    await handle.server.db.characters.update((q) => q.where({ id: CHARACTER }), {
      data: (row) => void (row.name = 'Edited'),
    })
    const text = exportFile(await handle.server.snapshot())
    expect(text).not.toContain('"file"')
    await handle.openDatabase(worldIn(text))
    await handle.server.db.characters.update((q) => q.where({ id: CHARACTER }), {
      data: (row) => void (row.name = 'Edited again'),
    })
    await handle.reset()
    expect(handle.server.db.characters.all().map(({ name }) => name)).toEqual(['Edited'])
  })

  it('is left for its scenario, in real time and without its failures', async () => {
    const handle = await opened()
    await handle.leaveCapture()
    expect(handle.capture()).toBeUndefined()
    expect(handle.situation()).toEqual({ scenario: 'new-member', viewer: 'jonas' })
    expect(handle.server.faults.all()).toEqual([])
  })

  it('is left for an export of another world, in real time and without its failures; added faults stay', async () => {
    const other = handleOf({ scenario: 'new-member', viewer: 'jonas' })
    const handle = await opened()
    handle.server.faults.add({ operation: 'listMyChats', status: 500 })
    await handle.openDatabase(worldIn(exportFile(await other.server.snapshot())))
    expect(handle.capture()).toBeUndefined()
    expect(handle.viewer()?.username).toBe('mira')
    expect(handle.situation()).toEqual({
      scenario: 'new-member',
      viewer: 'mira',
      faults: [{ operation: 'listMyChats', status: 500 }],
    })
  })

  it('is left for another scenario without its time and its failures; added faults stay', async () => {
    const handle = await opened()
    handle.server.faults.add({ operation: 'listMyChats', status: 500 })
    await handle.use('signed-in')
    expect(handle.situation()).toEqual({
      scenario: 'signed-in',
      viewer: 'mira',
      faults: [{ operation: 'listMyChats', status: 500 }],
    })
  })

  it('can be seen signed out and again as its user', async () => {
    const handle = await opened()
    await handle.view(null)
    expect(handle.viewer()).toBeUndefined()
    await handle.viewAsCaptured()
    expect(handle.viewer()?.username).toBe('mira')
  })

  it('begins with the changes of a link', async () => {
    const handle = await opened()
    await handle.openDatabase(worldIn(file), {
      viewer: null,
      clock: '2026-05-20T12:00:02Z_60s',
      latencyMs: 400,
      faults: [{ operation: 'listMyChats', status: 500 }],
      ownFaults: false,
    })
    expect(handle.situation()).toMatchObject({ viewer: null, clock: '2026-05-20T12:00:02Z_1m', latencyMs: 400 })
    expect(faultsOf(handle)).toEqual(['listMyChats 500'])
  })
})

describe('a copied link', () => {
  const wordsOf = ({ link }: Awaited<ReturnType<typeof opened>>) => [...new URL(link()).searchParams]

  it('names the file of a session that a link opened, and only what differs from it', async () => {
    const handle = await opened('./bug.json')
    expect(wordsOf(handle)).toEqual([['capture', './bug.json']])
    expect(copiedText(handle)).toBe(
      'Link copied. It opens the file ./bug.json as it is there, without changes made since.',
    )
    handle.server.faults.add({ operation: 'listMyChats', status: 500 })
    handle.clock.advance(60_000)
    await handle.view(null)
    expect(wordsOf(handle)).toEqual([
      ['viewer', 'nobody'],
      ['clock', '2026-05-20T12:00:02Z_1m'],
      ['fault', 'listMyChats.500'],
      ['capture', './bug.json'],
    ])
    await handle.reset()
    expect(wordsOf(handle)).toEqual([['capture', './bug.json']])
    await handle.leaveCapture()
    expect(wordsOf(handle)).toEqual([
      ['scenario', 'new-member'],
      ['viewer', 'jonas'],
    ])
  })

  it('does not promise the session of an imported file', async () => {
    const handle = await opened()
    expect(wordsOf(handle).map(([word]) => word)).not.toContain('capture')
    expect(copiedText(handle)).toContain('without the captured session')
  })
})
