import * as v from 'valibot'
import { createListeners } from '#src/lib/listeners.ts'
import { DRAFT_DELAY_MS } from '#src/product/limits.ts'
import type { Clock } from '#src/world/World.ts'
import type { DraftTexts } from './draftTexts.ts'

/** The names of all kinds of drafts; storage keys begin with them. */
export const DRAFT_NAMES = [
  'newCharacterDraft',
  'createdCharacter',
  'characterEdits',
  'chatDraft',
  'chatSent',
  'accountEdits',
  'sent',
] as const

/** A kind of unsent work, such as the text in a composer. */
export interface DraftKind<T> {
  name: (typeof DRAFT_NAMES)[number]
  /** 'browser' outlives the tab and is shared between tabs, 'tab' survives a reload, 'page' does not. */
  scope: 'browser' | 'tab' | 'page'
  /** Parses the stored text; an invalid value counts as absent. */
  stored: v.GenericSchema<string, T>
  asText(value: T): string
  /**
   * Merges an older draft of a member with the text typed as a visitor. Without it the older one returns when the
   * newer one is removed.
   */
  join?: (older: T, newer: T) => T
}

/** 'until closed': the storage is full or blocked, so the draft lasts as long as the page. */
export type DraftState = 'none' | 'kept' | 'until closed'

/** The draft of one owner about one subject. All parts of an app that open the same draft share one object. */
export interface Draft<T> {
  /** Undefined if there is none. */
  read(): T | undefined
  /** Keeps the value in memory and stores it after DRAFT_DELAY_MS; undefined removes it at once. */
  write(value: T | undefined): void
  /** Like `write`, for a value that is expensive to compute: `take` is called when it is read or stored. */
  writeLater(take: () => T | undefined): void
  /** Stores the pending value. */
  flush(): void
  /** Of the stored value; a pending value does not count yet. */
  state(): DraftState
  /** Calls the listener after every change, also one of another tab. Returns a function that stops it. */
  subscribe(listener: () => void): () => void
}

/** The suffix of the key of a member's older draft while there is a newer one; each further one has it once more. */
export const OLDER = ':older'

/** The key of the newest of the older drafts; `key` itself if there is none. */
export function newestOlder(texts: DraftTexts, key: string): string {
  const next = key + OLDER
  return texts.read(next) === undefined ? key : newestOlder(texts, next)
}

export interface OpenDraft<T> extends Draft<T> {
  /** Reads what another tab has stored, unless a value is pending here. */
  follow(): void
  /** Reads the stored value, even if another one is pending here. */
  reload(): void
  /** Its value belongs to another draft now. Listeners are not notified: they subscribe to that one. */
  handOver(): void
}

export function openDraft<T>(kind: DraftKind<T>, key: string, texts: DraftTexts, clock: Clock): OpenDraft<T> {
  const { notify: changed, subscribe } = createListeners()
  let seen: string | undefined
  let value: T | undefined
  let waiting: (() => T | undefined) | undefined
  let cancel: (() => void) | undefined

  const parsed = (text: string | undefined): T | undefined => {
    const read = v.safeParse(kind.stored, text)
    return read.success ? read.output : undefined
  }
  const valueAsText = () => (value === undefined ? undefined : kind.asText(value))
  const store = () => {
    seen = valueAsText()
    texts.write(key, seen)
  }
  const load = () => {
    seen = texts.read(key)
    value = parsed(seen)
    for (;;) {
      const at = newestOlder(texts, key)
      const older = at === key ? undefined : parsed(texts.read(at))
      if (older === undefined || (value !== undefined && !kind.join)) return
      value = value === undefined ? older : kind.join?.(older, value)
      texts.write(at, undefined)
      store()
    }
  }
  const stopWaiting = () => {
    cancel?.()
    cancel = undefined
  }
  const take = () => {
    if (waiting) value = waiting()
    waiting = undefined
    return value
  }
  const flush = () => {
    if (!cancel) return
    stopWaiting()
    take()
    if (valueAsText() !== seen) store()
    // Not changed here since it was read, but maybe in another tab. It is not stored again even if it still seems to be
    // the same: each process has its own copy of the storage, and the other tab's change may arrive later.
    else if (texts.read(key) !== seen) load()
    changed()
  }
  load()

  return {
    read: take,
    write(next) {
      value = next
      waiting = undefined
      stopWaiting()
      if (next === undefined) store()
      else cancel = clock.setTimeout(flush, DRAFT_DELAY_MS)
      changed()
    },
    writeLater(next) {
      waiting = next
      stopWaiting()
      cancel = clock.setTimeout(flush, DRAFT_DELAY_MS)
    },
    flush,
    state: () => (seen === undefined ? 'none' : texts.isStored(key) ? 'kept' : 'until closed'),
    subscribe,
    follow() {
      if (cancel || texts.read(key) === seen) return
      load()
      changed()
    },
    reload() {
      stopWaiting()
      waiting = undefined
      load()
      changed()
    },
    handOver() {
      stopWaiting()
      waiting = undefined
      value = undefined
      seen = undefined
    },
  }
}
