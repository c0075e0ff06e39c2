import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { movableClock } from '#mocks/clock/clock.ts'
import { memoryStorage } from '#src/world/memoryStorage.ts'
import { contentsOf } from '#tests/support/contentsOf.ts'
import { sharedStorage } from '#tests/support/sharedStorage.ts'
import type { DraftKind } from './draft.ts'
import { createDrafts } from './drafts.ts'

const text: DraftKind<string> = {
  name: 'chatDraft',
  scope: 'browser',
  stored: v.string(),
  asText: (value) => value,
  join: (older, newer) => `${older}\n${newer}`,
}
const form: DraftKind<{ name: string }> = {
  name: 'newCharacterDraft',
  scope: 'browser',
  stored: v.pipe(v.string(), v.parseJson(), v.object({ name: v.string() })),
  asText: (value) => JSON.stringify(value),
}

/** A page over storages that outlive it. */
function load(storage: Storage = memoryStorage(), sessionStorage: Storage = memoryStorage()) {
  const clock = movableClock({ at: '2026-05-20T12:00:00Z', timers: 'manual' })
  return { clock, storage, sessionStorage, drafts: createDrafts({ storage, sessionStorage, clock }) }
}

it('a draft is restored after a reload, for its owner and its subject only', () => {
  const { drafts, storage, clock } = load()
  drafts.open(text, 'mira', 'c1').write('Dear keeper')
  clock.advance(400)
  const next = load(storage).drafts
  expect(next.open(text, 'mira', 'c1').read()).toBe('Dear keeper')
  for (const [owner, about] of [
    ['', 'c1'],
    ['jonas', 'c1'],
    ['mira', 'c2'],
  ] as const)
    expect(next.open(text, owner, about).read()).toBeUndefined()
})

it.for([
  { rows: ['NS-13'], owner: '', key: 'newCharacterDraft' },
  { rows: ['NS-13'], owner: '7d0c', key: 'newCharacterDraft:7d0c' },
])('the creation draft of “$owner” is stored as $key, after a delay, and removed at once', ({ owner, key }) => {
  const { drafts, storage, clock } = load()
  const draft = drafts.open(form, owner)
  draft.write({ name: 'Nine' })
  expect(storage.getItem(key)).toBeNull()
  clock.advance(400)
  expect(storage.getItem(key)).toBe('{"name":"Nine"}')
  expect(draft.state()).toBe('kept')
  draft.write(undefined)
  expect(storage).toHaveLength(0)
  expect(draft.state()).toBe('none')
})

it('all parts of an app share one draft, and are notified of changes', () => {
  const { drafts } = load()
  const listener = vi.fn()
  drafts.open(text, 'mira', 'c1').subscribe(listener)
  drafts.open(text, 'mira', 'c1').write('Dear')
  expect(listener).toHaveBeenCalled()
  expect(drafts.open(text, 'mira', 'c1').read()).toBe('Dear')
})

it.for([
  {
    what: 'throws',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  },
  { what: 'stores nothing', setItem: () => undefined },
])('a storage that $what: the draft lasts until the page is closed, with a notice', ({ setItem }) => {
  const { drafts, clock } = load(Object.assign(memoryStorage(), { setItem }))
  const draft = drafts.open(text, 'mira', 'c1')
  draft.write('Dear')
  clock.advance(400)
  expect(draft.state()).toBe('until closed')
  expect(drafts.open(text, 'mira', 'c1').read()).toBe('Dear')
  draft.write(undefined)
  expect(draft.state()).toBe('none')
})

it.for(['', 'no JSON', '{}', '[]', 'null', '{"name":1}'])('a stored %j counts as absent', (stored) => {
  const { drafts } = load(memoryStorage({ newCharacterDraft: stored }))
  expect(drafts.open(form, '').read()).toBeUndefined()
})

it.for([{ rows: ['B4.6-01', 'AMB-10'] }])('the text of a visitor belongs to the user who signs in', () => {
  const { drafts, storage } = load()
  drafts.open(text, '', 'c1').write('Hello there')
  drafts.open(form, '').write({ name: 'Nine' })
  drafts.claim('mira')
  expect(drafts.open(text, 'mira', 'c1').read()).toBe('Hello there')
  expect(drafts.open(form, 'mira').read()).toEqual({ name: 'Nine' })
  expect(drafts.open(text, '', 'c1').read()).toBeUndefined()
  expect(drafts.open(form, '').read()).toBeUndefined()
  expect(Object.keys(contentsOf(storage)).filter((key) => !key.includes('mira'))).toEqual([])
})

it('keeps every older draft of a member who signs in again and again', () => {
  const { drafts } = load()
  drafts.open(form, 'mira').write({ name: 'First' })
  for (const name of ['Second', 'Third']) {
    drafts.open(text, '', 'c1').write(name)
    drafts.open(form, '').write({ name })
    drafts.claim('mira')
  }
  const found = Array.from({ length: 4 }, () => {
    const draft = drafts.open(form, 'mira')
    const name = draft.read()?.name
    draft.write(undefined)
    return name
  })
  expect(found).toEqual(['Third', 'Second', 'First', undefined])
  expect(drafts.open(text, 'mira', 'c1').read()).toBe('Second\nThird')
})

it('does not change the drafts of other users and anything else in the storage', () => {
  const before = {
    'chatDraft:jonas:c1': 'of jonas',
    'newCharacterDraft:jonas': '{"name":"His"}',
    sidebarExpanded: 'true',
  }
  const { drafts, storage } = load(memoryStorage(before))
  drafts.claim('mira')
  expect(contentsOf(storage)).toEqual(before)
})

/** One of several tabs of a site. */
function openTab(site: ReturnType<typeof sharedStorage>) {
  const { storage, tabs } = site.tab()
  const clock = movableClock({ at: '2026-05-20T12:00:00Z', timers: 'manual' })
  const drafts = createDrafts({ storage, sessionStorage: memoryStorage(), clock, tabs })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  drafts.start()
  vi.unstubAllGlobals()
  return { clock, storage, draft: drafts.open(text, 'mira', 'c1') }
}

it('a tab shows what another tab writes, unless it has unsaved changes itself', async () => {
  const site = sharedStorage()
  const [one, two] = [openTab(site), openTab(site)]
  one.draft.write('Dear')
  one.clock.advance(400)
  await vi.waitFor(() => expect(two.draft.read()).toBe('Dear'))
  two.draft.write('Dear keeper')
  one.draft.write('Dear me')
  one.clock.advance(400)
  await vi.waitFor(() => expect(one.draft.state()).toBe('kept'))
  expect(two.draft.read()).toBe('Dear keeper')
})

it.for([
  { what: 'the text that it has read', again: () => 'Dear' },
  { what: 'no text', again: () => undefined },
])('a tab that has $what, and would store it again, does not overwrite the text of another tab', async ({ again }) => {
  const site = sharedStorage()
  const one = openTab(site)
  one.draft.write(again())
  one.clock.advance(400)
  const two = openTab(site)
  two.draft.writeLater(again)
  one.draft.write('Dear keeper')
  one.clock.advance(400)
  await vi.waitFor(() => expect(two.storage.getItem('chatDraft:mira:c1')).toBe('Dear keeper'))
  two.clock.advance(400)
  expect(two.draft.read()).toBe('Dear keeper')
  expect(one.storage.getItem('chatDraft:mira:c1')).toBe('Dear keeper')
})
