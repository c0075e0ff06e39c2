import type { Fault } from '#mocks/faults/fault.ts'
import type { PlannedFault } from '#mocks/faults/faultPlan.ts'
import { remainingFault } from '#mocks/faults/remainingFault.ts'
import type { PretendServer } from '#mocks/server/pretendServer.ts'
import { scenarioOf } from '#mocks/scenarios/index.ts'
import { faultText } from '#mocks/situation/faultText.ts'
import type { Situation } from '#mocks/situation/situation.ts'

type World = Pick<PretendServer, 'faults' | 'scenario'>

/** The faults of the plan that can still apply, as fields of a situation. */
export function faultsInSituation(world: World): Pick<Situation, 'faults' | 'ownFaults'> {
  const { isComplete } = split(world)
  const faults = isComplete ? addedFaults(world) : remainingOf(world.faults.all())
  return { ...(!isComplete && { ownFaults: false as const }), ...(faults.length > 0 && { faults }) }
}

/** The faults that can still apply, without the scenario's. */
export function addedFaults(world: World): Fault[] {
  return remainingOf(split(world).added)
}

function split({ faults, scenario }: World): { added: PlannedFault[]; isComplete: boolean } {
  const own = (scenarioOf(scenario()).faults ?? []).map(faultText)
  const added = faults.all().filter(({ fault }) => {
    const at = own.indexOf(faultText(fault))
    if (at >= 0) own.splice(at, 1)
    return at < 0
  })
  return { added, isComplete: own.length === 0 }
}

function remainingOf(planned: readonly PlannedFault[]): Fault[] {
  return planned.flatMap((one) => remainingFault(one) ?? [])
}
