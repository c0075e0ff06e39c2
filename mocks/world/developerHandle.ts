import { type Edits, linkedEdits } from '#mocks/edits/edits.ts'
import type { RehearsedContract } from '#mocks/rehearsal/newContract.ts'
import type { LinkedKind } from './linkedFile.ts'
import type { Editing } from '#mocks/edits/draft.ts'
import { createListeners } from '#src/lib/listeners.ts'
import type { MockControls } from './mockControls.ts'
import type { MockServer } from '#mocks/server/mockServer.ts'
import type { Situation } from '#mocks/situation/situation.ts'
import { type TabChoices, worldWords } from './worldChoices.ts'
import { clockText } from '#mocks/situation/clockText.ts'

/** `window.perigee`: used by developers in the console, by the panel, and by end-to-end tests. */
export interface DeveloperHandle extends MockControls {
  /** Releases calls that a fault holds. */
  release: MockServer['release']
  /**
   * Unmounts the app, runs this, and starts the app again in the same page: for changes after which its caches are
   * stale.
   */
  restart(between: () => Promise<void>): Promise<void>
  /** Lets the server follow a new contract, or today's, and starts the app again. */
  followContract(contract: RehearsedContract | undefined): Promise<void>
  /** Changes records by hand. Resolves with one sentence for each change that was refused. */
  edit(edits: Edits): Promise<string[]>
  /** What the panel's editor shows, and what was typed there and not saved. */
  editing(): Editing
  setEditing(changed: Partial<Editing>): void
  /** The address that recreates this situation at the current route. */
  link(): string
  /** The parts of the address that were ignored, one sentence each, until the user dismisses the notice. */
  readonly notices: readonly string[]
  dismissNotices(): void
  /** The choices of another tab, if its world differs from this tab's. */
  differentTab(): Partial<TabChoices> | undefined
  /** Reloads the page in the world of the other tab. */
  followOtherTab(): void
  /** Calls `listener` whenever the mocked world has changed; returns a function that removes it. */
  subscribe(listener: () => void): () => void
  /** How the app calls the server; undefined until the transport is ready. */
  fetch?: typeof globalThis.fetch
}

interface Parts {
  notices: readonly string[]
  restart: DeveloperHandle['restart']
  /** `files`: the addresses of the captured session and of the new contract. */
  linkTo(situation: Situation, files: Partial<Record<LinkedKind, string>>): string
  /** The stored choices of this tab. */
  choices(): TabChoices
  /** Stores the choices of another tab and reloads the page. */
  follow?(choices: Partial<TabChoices>): void
  onOtherTab?(listener: (choices: Partial<TabChoices>) => void): void
  /** Called after everything was undone. */
  onUndone?(): void
}

export function developerHandle(
  controls: MockControls,
  { notices: given, restart, linkTo, choices, follow, onOtherTab, onUndone }: Parts,
): DeveloperHandle {
  const { server, clock } = controls
  const { notify: changed, subscribe } = createListeners()
  let notices = given
  let editing: Editing = { isOpen: false, drafts: {} }
  let other: Partial<TabChoices> | undefined
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
    openDatabase: (snapshot, changes) => restart(() => controls.openDatabase(snapshot, changes)),
    leaveCapture: () => restart(controls.leaveCapture),
    viewAsCaptured: () => restart(controls.viewAsCaptured),
    view: (viewer) => restart(() => controls.view(viewer)),
    restart,
    async edit(edits) {
      let refused: string[] = []
      await restart(async () => void (refused = await server.edit(edits)))
      return refused
    },
    editing: () => editing,
    setEditing(part) {
      editing = { ...editing, ...part }
      changed()
    },
    release: server.release,
    followContract: (contract) => restart(async () => server.follow(contract)),
    link() {
      const [capture, contract] = [controls.capture()?.from, server.contract()?.from]
      return linkTo(linkedSituation(controls), {
        ...(capture !== undefined && { capture }),
        ...(contract !== undefined && { contract }),
      })
    },
    get notices() {
      return notices
    },
    dismissNotices,
    differentTab: () => (other && worldWords(other) !== worldWords(choices()) ? other : undefined),
    followOtherTab: () => other && follow?.(other),
    subscribe,
  }
}

/**
 * The situation for a link. With a captured session whose file a link can name, only what differs from the session: the
 * file contains its data, its viewer, its time and its failures.
 */
function linkedSituation(controls: Pick<MockControls, 'situation' | 'capture' | 'viewer' | 'server'>): Situation {
  const situation = controls.situation()
  const capture = controls.capture()
  const { edits } = linkedEdits(controls.server.db)
  if (!capture) return { ...situation, ...(edits && { edits }) }
  if (capture.from === undefined) return situation
  const { scenario: _, seed: __, viewer: ___, clock, ...rest } = situation
  const isOwnTime = clock === clockText({ at: Date.parse(capture.at), movedMs: 0 })
  return {
    ...rest,
    ...(clock !== undefined && !isOwnTime && { clock }),
    ...(controls.viewer() === undefined && capture.viewerId !== null && { viewer: null }),
  }
}
