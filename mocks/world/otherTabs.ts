import { choicesIn, type TabChoices } from './worldChoices.ts'

/** The choices of other tabs of this browser. Each tab has its own world; all tabs share the signed-in user. */
export interface OtherTabs {
  /** The choices of the tab with the latest change; undefined if no other tab is open. */
  choices(): Promise<Partial<TabChoices> | undefined>
  /** Sends the choices of this tab to the other tabs. */
  tell(choices: TabChoices): void
  /** Calls `listener` whenever another tab sends its choices. */
  subscribe(listener: (choices: Partial<TabChoices>) => void): void
}

const STORAGE_KEY = 'perigee.mock-last-tab'
/** Every tab holds this lock while it is open. */
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
        // Full or blocked storage: a new tab begins in the default world.
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

/**
 * Returns whether another tab is open, and registers this one. Browsers without the Web Locks API (plain-http
 * addresses) return true.
 */
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
