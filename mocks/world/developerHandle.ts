import type { MockControls } from './mockControls.ts'
import type { PretendServer } from '#mocks/server/pretendServer.ts'
import type { Situation } from '#mocks/situation/situation.ts'
import { type TabChoices, type Transport, worldWords } from './worldChoices.ts'

/** `window.perigee`: what a developer does from the console, the panel by hand, and end-to-end tests from outside. */
export interface DeveloperHandle extends MockControls {
  /** Lets calls go on that a fault holds. */
  release: PretendServer['release']
  /** Ends the app, does this, and starts the app anew in the same page: for what its caches must not outlive. */
  restart(between: () => Promise<void>): Promise<void>
  /** The address that makes this situation again, at this place of the app. */
  link(): string
  /** What of the address was ignored, one sentence each, until somebody has closed the notice. */
  readonly notices: readonly string[]
  dismissNotices(): void
  /** What another tab has chosen, where that is another world than this tab's. */
  differentTab(): Partial<TabChoices> | undefined
  /** Loads the page anew in the world of the other tab. */
  followOtherTab(): void
  /** Runs whenever anything of the mocked world has changed; the returned function ends it. */
  subscribe(listener: () => void): () => void
  transport: Transport
  /** How the app calls the server; there once the way to it is ready. */
  fetch?: typeof globalThis.fetch
}

interface Parts {
  notices: readonly string[]
  transport: Transport
  restart: DeveloperHandle['restart']
  linkTo(situation: Situation): string
  /** What this tab stores of its world. */
  choices(): TabChoices
  /** Stores what another tab has chosen, and loads the page anew. */
  follow?(choices: Partial<TabChoices>): void
  onOtherTab?(listener: (choices: Partial<TabChoices>) => void): void
  /** Runs when everything was undone. */
  onUndone?(): void
}

export function developerHandle(
  controls: MockControls,
  { notices: given, transport, restart, linkTo, choices, follow, onOtherTab, onUndone }: Parts,
): DeveloperHandle {
  const { server, clock } = controls
  const listeners = new Set<() => void>()
  let notices = given
  let other: Partial<TabChoices> | undefined
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const dismissNotices = () => {
    notices = []
    changed()
  }
  onOtherTab?.((told) => {
    other = told
    changed()
  })
  for (const source of [server.log, server.faults, clock]) source.subscribe(changed)
  server.onSituation(changed)

  return {
    ...controls,
    begin: (situation) => restart(() => controls.begin(situation)),
    use: (scenario) => restart(() => controls.use(scenario)),
    reset: () => restart(controls.reset),
    undoEverything() {
      dismissNotices()
      onUndone?.()
      return restart(controls.undoEverything)
    },
    view: (viewer) => restart(() => controls.view(viewer)),
    restart,
    release: server.release,
    link: () => linkTo(controls.situation()),
    get notices() {
      return notices
    },
    dismissNotices,
    differentTab: () => (other && worldWords(other) !== worldWords(choices()) ? other : undefined),
    followOtherTab: () => other && follow?.(other),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    transport,
  }
}
