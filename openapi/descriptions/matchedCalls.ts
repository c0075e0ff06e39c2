import { nameless, type PlainOperation, plainOperations } from './plainDescription.ts'
import type { Description } from './upgradedDescription.ts'

/** The calls of two descriptions, by method and path (`get /characters/{1}`). */
interface MatchedCalls {
  ours: ReadonlyMap<string, PlainOperation>
  /** Without the base path of their description. */
  theirs: ReadonlyMap<string, PlainOperation>
  /** The contract's names of its calls. */
  ids: ReadonlyMap<string, string>
}

/** Fails with one sentence if the descriptions share no call. */
export function matchedCalls(contract: Description, description: Description): MatchedCalls {
  const ours = plainOperations(contract)
  const theirs = withoutBasePath(plainOperations(description), ours)
  if (![...ours.keys()].some((key) => theirs.has(key)))
    throw new Error('The other description has none of the contract’s calls.')
  return { ours, theirs, ids: idsOf(contract) }
}

function idsOf({ paths }: Description): Map<string, string> {
  return new Map(
    Object.entries(paths as Record<string, Description>).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => [
        `${method} ${nameless(path)}`,
        String((operation as Description).operationId),
      ]),
    ),
  )
}

/** Without the prefix of their paths (`/api/v1`), if most of them then match the contract. */
function withoutBasePath(
  theirs: Map<string, PlainOperation>,
  ours: ReadonlyMap<string, unknown>,
): Map<string, PlainOperation> {
  const bases = new Set([''])
  for (const key of theirs.keys()) {
    const steps = (key.split(' ')[1] ?? '').split('/')
    for (let end = 2; end < steps.length; end++) bases.add(steps.slice(0, end).join('/'))
  }
  const without = (base: string) =>
    new Map([...theirs].map(([key, value]) => [key.replace(` ${base}/`, ' /'), value] as const))
  // Without the calls that match anyway: one call that moved below `/v2` is no base path.
  const found = (base: string) =>
    [...theirs.keys()].filter((key) => key.includes(` ${base}/`) && ours.has(key.replace(` ${base}/`, ' /'))).length
  const best = [...bases].reduce((one, other) => (found(other) > found(one) ? other : one), '')
  return without(best)
}
