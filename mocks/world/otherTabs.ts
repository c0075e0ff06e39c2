import { choicesIn, type TabChoices } from './worldChoices.ts'

/** What other tabs of this browser have chosen. Each tab has a world of its own; who is signed in is one for all. */
export interface OtherTabs {
  /** What the tab that changed last has chosen; undefined where no other tab is open. */
  choices(): Promise<Partial<TabChoices> | undefined>
  /** Tells the other tabs what this one has chosen. */
  tell(choices: TabChoices): void
  /** Runs whenever another tab tells what it has chosen. */
  subscribe(listener: (choices: Partial<TabChoices>) => void): void
}

const STORAGE_KEY = 'perigee.mock-last-tab'
/** Held by every tab as long as it is open. */
const LOCK = 'perigee.mock-tab'

export function otherTabs(storage: Storage): OtherTabs {
  return {
    async choices() {
      const isFirst = !(await isAnotherOpen())
      if (isFirst) storage.removeItem(STORAGE_KEY)
      return choicesIn(storage.getItem(STORAGE_KEY))
    },
    tell(choices) {
      try {
        storage.setItem(STORAGE_KEY, JSON.stringify(choices))
      } catch {
        // A full or blocked storage: a further tab begins in the usual world.
      }
    },
    subscribe(listener) {
      window.addEventListener('storage', ({ key, newValue }) => {
        const choices = key === STORAGE_KEY ? choicesIn(newValue) : undefined
        if (choices) listener(choices)
      })
    },
  }
}

/** Asks, and from then on counts as open. Browsers that cannot tell (plain-http addresses) say yes. */
async function isAnotherOpen(): Promise<boolean> {
  const locks = (globalThis.navigator as Navigator | undefined)?.locks
  if (!locks) return true
  try {
    const { held = [] } = await locks.query()
    const isAnother = held.some(({ name }) => name === LOCK)
    void locks.request(LOCK, { mode: 'shared' }, () => new Promise(() => undefined)).catch(() => undefined)
    return isAnother
  } catch {
    return true
  }
}
