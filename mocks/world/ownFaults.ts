import { faultOf } from '#mocks/capture/faultOf.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import type { PlannedFault } from '#mocks/faults/faultPlan.ts'
import { remainingFault } from '#mocks/faults/remainingFault.ts'
import type { MockServer } from '#mocks/server/mockServer.ts'
import { scenarioOf } from '#mocks/scenarios/index.ts'
import { faultText } from '#mocks/situation/faultText.ts'
import type { Situation } from '#mocks/situation/situation.ts'

type World = Pick<MockServer, 'faults' | 'scenario' | 'db'>

/** The faults of the plan that can still apply, as fields of a situation. */
export function faultsInSituation(world: World): Pick<Situation, 'faults' | 'ownFaults'> {
  const { isComplete } = split(world)
  const faults = isComplete ? addedFaults(world) : remainingOf(world.faults.all())
  return { ...(!isComplete && { ownFaults: false as const }), ...(faults.length > 0 && { faults }) }
}

/** The faults that can still apply, without those of the scenario or of the captured session. */
export function addedFaults(world: World): Fault[] {
  return remainingOf(split(world).added)
}

/** The faults with which this world begins: those of its captured session, or of its scenario. */
export function ownFaultsOf({ db, scenario }: Pick<World, 'db' | 'scenario'>): readonly Fault[] {
  const [capture] = db.captures.all()
  return capture ? capture.failures.map(faultOf) : (scenarioOf(scenario()).faults ?? [])
}

function split({ faults, ...world }: World): { added: PlannedFault[]; isComplete: boolean } {
  const own = ownFaultsOf(world).map(faultText)
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
