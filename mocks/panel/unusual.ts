import type { DeveloperHandle } from '#mocks/world/developerHandle.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import { remainingFault } from '#mocks/faults/remainingFault.ts'
import { distanceInWords } from './distanceInWords.ts'

type World = Pick<
  DeveloperHandle,
  'server' | 'clock' | 'notices' | 'differentTab' | 'usualLatencyMs' | 'situation' | 'viewer' | 'capture'
>

/** The unusual settings of this world, a few words each, the most surprising first. */
export function unusualIn({ server, clock, notices, differentTab }: World): string[] {
  const active = server.faults.all().flatMap((planned) => remainingFault(planned) ?? [])
  const contract = server.contract()
  const isOffline = active.some(isNoConnection)
  const others = active.filter((fault) => !isNoConnection(fault)).length
  const held = server.faults.held().length
  const edited = server.db.edits.all().length
  return [
    notices.length > 0 && 'link partly ignored',
    contract && `contract ${contract.name}`,
    isOffline && 'offline',
    held > 0 && `${held} ${held === 1 ? 'call' : 'calls'} held`,
    others > 0 && `${others} ${others === 1 ? 'fault' : 'faults'}`,
    edited > 0 && `${edited} ${edited === 1 ? 'record' : 'records'} edited`,
    clockInWords(clock),
    differentTab() !== undefined && 'another tab differs',
  ].filter((words) => typeof words === 'string')
}

/** Whether this world equals the one of a first visit. */
export function isPlain(world: World): boolean {
  const { scenario, viewer, ...rest } = world.situation()
  const isUsed = world.server.faults.all().length > 0
  const isUsual = scenario === 'default' && viewer === null && world.viewer() === undefined
  if (world.capture()) return false
  return isUsual && Object.keys(rest).length === 0 && !isUsed && unusualIn(world).length === 0
}

function clockInWords(clock: DeveloperHandle['clock']): string | false {
  const { at, runs } = clock.setting()
  if (at !== undefined && !runs) return 'clock frozen'
  const distance = distanceInWords(clock.aheadMs())
  return distance !== undefined && `clock ${distance}`
}

/** Whether no call reaches the server. */
function isNoConnection({ operation, network, nth, stored, hold }: Fault): boolean {
  return operation === '*' && network === 'fail' && nth === undefined && !stored && !hold
}
