import { linkedEdits, LONGEST_IN_LINK } from '#mocks/edits/edits.ts'
import type { LoggedCall } from '#mocks/calls/callLog.ts'
import type { DeveloperHandle } from '#mocks/world/developerHandle.ts'
import type { Writer } from '#mocks/db/lastWrite.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import { isLeft, type PlannedFault } from '#mocks/faults/faultPlan.ts'
import { scenarioOf } from '#mocks/scenarios/index.ts'
import { operationOf } from '#src/contract/strict/operations.ts'
import { distanceInWords } from './distanceInWords.ts'

// The texts about the state that the panel shows; stateTexts.test.ts compares every sentence with that state.

/** The user-facing name of a call: "Like a character". */
export function callName(operation: Fault['operation'] | Writer | undefined): string {
  if (operation === 'edit') return 'Edit a record'
  if (operation === undefined) return 'Unknown call'
  return operation === '*' ? 'Every call' : operationOf(operation).summary
}

/** The name of the world: its scenario, unless a captured session is open. */
export function worldName({ server, capture }: Pick<DeveloperHandle, 'server' | 'capture'>): string {
  return capture() ? 'captured session' : server.scenario()
}

export function viewerText(world: Pick<DeveloperHandle, 'viewer' | 'situation' | 'capture'>): string {
  const { viewer, situation, capture } = world
  const signedIn = viewer()
  if (capture()) return signedIn ? `${signedIn.username} is signed in.` : 'Nobody is signed in.'
  const { viewer: expected } = scenarioOf(situation().scenario ?? 'default')
  const start = ` The scenario starts ${expected === undefined ? 'signed out' : `with ${expected}`}.`
  if (!signedIn) return `Nobody is signed in.${expected === undefined ? '' : start}`
  return `${signedIn.username} is signed in.${signedIn.key === expected ? '' : start}`
}

export function scenarioText({ server, capture }: Pick<DeveloperHandle, 'server' | 'capture'>): string {
  if (capture()) return 'What the session has read on the real server. A scenario ends it.'
  return `How it starts: ${scenarioOf(server.scenario()).summary}`
}

export function seedText({ capture }: Pick<DeveloperHandle, 'capture'>): string {
  return capture() ? 'A captured session has no seed.' : 'Another word, other random picks. Resets the data.'
}

export function latencyText(world: Pick<DeveloperHandle, 'server' | 'usualLatencyMs'>): string {
  const usual = world.usualLatencyMs()
  const isUsual = world.server.latencyMs() === usual
  const changed = isUsual ? '' : ` The scenario has ${msText(usual)}.`
  return `What a model writes or draws takes several times as long.${changed}`
}

export function msText(ms: number): string {
  return ms === 0 ? 'no delay' : `${ms} ms`
}

/**
 * The text for a copied link: it cannot sign in a user who is not in the fixtures, it contains no files, and not every
 * changed record.
 */
export function copiedText(world: Pick<DeveloperHandle, 'viewer' | 'capture' | 'server'>): string {
  const contract = world.server.contract()
  const isLeftOut = contract && contract.from === undefined
  return `${linkText(world)}${isLeftOut ? ` It leaves out ${contract.name}: a link cannot contain a file.` : ''}`
}

function linkText({ viewer, capture, server }: Pick<DeveloperHandle, 'viewer' | 'capture' | 'server'>): string {
  const session = capture()
  const signedIn = viewer()
  if (session?.from !== undefined) {
    const other = signedIn && signedIn.id !== session.viewerId ? ` ${signedIn.username} was registered here.` : ''
    return `Link copied. It opens the file ${session.from} as it is there, without changes made since.${other}`
  }
  if (session) return 'Link copied. It opens the scenario without the captured session: a link cannot contain a file.'
  const isKnown = !signedIn || signedIn.key !== undefined
  const out = isKnown ? '' : ` It opens signed out: ${signedIn.username} was registered in this browser.`
  const { left } = linkedEdits(server.db)
  const without = ` It does not carry the changes of ${left.join(', ')}: a link holds ${LONGEST_IN_LINK} characters, and no records that were created here. Export does.`
  return `Link copied.${out}${left.length > 0 ? without : ''}`
}

/** How often a fault has applied. */
export function usageText(planned: PlannedFault): string {
  const { fault, used, released } = planned
  const times = used === 1 ? 'once' : `${used} times`
  const limit = fault.times !== undefined && fault.times > 1 ? ` of ${fault.times}` : ''
  const usage = used === 0 ? 'not used yet' : `used ${limit ? `${used}${limit} times` : times}`
  if (!isLeft(planned)) return used === 0 ? 'passed without use' : `${usage}, used up`
  return fault.hold && released ? `${usage}, holds no more calls` : usage
}

/** A note that counts are per tab, if a fault depends on a count; undefined otherwise. */
export function countedText({ server }: Pick<DeveloperHandle, 'server'>): string | undefined {
  const isCounted = server.faults.all().some(({ fault }) => fault.nth !== undefined || fault.times !== undefined)
  return isCounted ? 'Only the calls of this tab are counted. Another tab counts its own.' : undefined
}

/** The text for an empty list of faults; undefined if the list is not empty. */
export function noFaultsText({ server }: Pick<DeveloperHandle, 'server'>): string | undefined {
  if (server.faults.all().length > 0) return undefined
  return server.faults.held().length > 0 ? 'No faults.' : 'No faults. All calls respond normally.'
}

export function clockText({ clock }: Pick<DeveloperHandle, 'clock'>): string {
  const { at, runs } = clock.setting()
  if (at !== undefined && !runs) return 'frozen'
  const distance = distanceInWords(clock.aheadMs())
  return distance === undefined ? 'running' : `running, ${distance} from the real time`
}

export function tokenText({ clock, tokenExpiresAt, viewer }: DeveloperHandle): string {
  const expiresAt = tokenExpiresAt()
  if (expiresAt === undefined || !viewer()) return 'Nobody is signed in.'
  const leftMs = expiresAt - clock.now()
  if (leftMs <= 0) return 'The access token has expired.'
  const seconds = Math.ceil(leftMs / 1000)
  return `The access token expires in ${Math.floor(seconds / 60)} min ${seconds % 60} s.`
}

/** The reason for a call's response, or for its waiting. */
export function handledText({ outcome, operation, why = [] }: LoggedCall): string {
  const by = why.length > 0 ? why.join(', ') : operation
  if (outcome === 'under way') return why.length > 0 ? `Under way, with ${why.join(', ')}.` : 'Under way.'
  if (outcome === 'refused') return 'Refused by the check against the contract.'
  if (outcome === 'aborted') return 'Given up by the app.'
  return `Handled by ${by ?? 'nothing'}.`
}

const COUNTED = ['users', 'characters', 'likes', 'chats', 'messages'] as const

/** The content of the database in numbers. */
export function dataCounts({ server }: Pick<DeveloperHandle, 'server'>): string {
  return countsText(COUNTED.map((name) => [name, server.db[name].all().length]))
}

/** The number of rows of each kind. */
export function countsText(counts: readonly (readonly [string, number])[]): string {
  return counts.map(([name, count]) => `${count} ${count === 1 ? name.replace(/s$/, '') : name}`).join(' · ')
}
