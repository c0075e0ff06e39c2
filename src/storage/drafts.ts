import { atom } from 'jotai'
import type { World } from '#src/world/World.ts'
import { worldAtom } from '#src/world/worldAtoms.ts'
import { type Draft, DRAFT_NAMES, type DraftKind, OLDER, type OpenDraft, newestOlder, openDraft } from './draft.ts'
import { draftTextsIn } from './draftTexts.ts'
import { VISITOR } from '#src/product/visitor.ts'

/** The drafts of one app. Each belongs to its owner: a member's id, or VISITOR for the visitor of this browser. */
export interface Drafts {
  /** `about` distinguishes the drafts of one kind, such as a character's id; '' where there is only one. */
  open<T>(kind: DraftKind<T>, owner: string, about?: string): Draft<T>
  /** Gives the visitor's drafts to the member who has just signed in. */
  claim(member: string): void
  /** Reacts to other tabs, and stores everything when the page is hidden or left. Returns a function that stops it. */
  start(): () => void
}

export const draftsAtom = atom((get): Drafts => createDrafts(get(worldAtom)))

/** `chatDraft:{owner}:{about}`; `newCharacterDraft` for a visitor, the same with the id for a member. */
export function draftKey(name: string, owner: string, about: string): string {
  if (about !== '') return `${name}:${owner}:${about}`
  return owner === VISITOR ? name : `${name}:${owner}`
}

type Parts = Pick<World, 'storage' | 'sessionStorage' | 'clock'> & { tabs?: World['tabs'] | undefined }

export function createDrafts({ storage, sessionStorage, clock, tabs }: Parts): Drafts {
  const open = new Map<string, OpenDraft<never>>()
  const texts = {
    browser: draftTextsIn(storage),
    tab: draftTextsIn(sessionStorage),
    page: draftTextsIn(undefined),
  }
  const flushAll = () => {
    for (const draft of open.values()) draft.flush()
  }

  return {
    open<T>(kind: DraftKind<T>, owner: string, about = ''): Draft<T> {
      const key = draftKey(kind.name, owner, about)
      const known = open.get(key) as OpenDraft<T> | undefined
      // The next page that opens gets the older draft.
      if (known?.read() === undefined) known?.reload()
      if (known) return known
      const opened = openDraft(kind, key, texts[kind.scope], clock)
      open.set(key, opened as unknown as OpenDraft<never>)
      return opened
    },
    claim(member) {
      flushAll()
      for (const scope of [texts.browser, texts.tab, texts.page]) {
        for (const key of scope.keys()) {
          const to = claimedKey(key, member)
          const text = scope.read(key)
          if (to === undefined || text === undefined) continue
          const older = scope.read(to)
          if (older !== undefined) scope.write(newestOlder(scope, to) + OLDER, older)
          scope.write(to, text)
          scope.write(key, undefined)
          open.get(key)?.handOver()
          open.get(to)?.reload()
        }
      }
    },
    start() {
      const onHide = () => {
        if (document.visibilityState === 'hidden') flushAll()
      }
      const unfollow = tabs?.onChange(() => {
        for (const draft of open.values()) draft.follow()
      })
      window.addEventListener('pagehide', flushAll)
      document.addEventListener('visibilitychange', onHide)
      return () => {
        flushAll()
        unfollow?.()
        window.removeEventListener('pagehide', flushAll)
        document.removeEventListener('visibilitychange', onHide)
      }
    },
  }
}

/** The member's key for a draft of the visitor; undefined for another key. */
function claimedKey(key: string, member: string): string | undefined {
  const name = DRAFT_NAMES.find((each) => key === each || key.startsWith(`${each}:${VISITOR}:`))
  if (name === undefined || key.endsWith(OLDER)) return undefined
  return draftKey(name, member, key.slice(`${name}::`.length))
}
