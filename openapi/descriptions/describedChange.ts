import type { Description } from './readDescription.ts'

/** One thing that the other description lacks, has besides, or says otherwise. */
export interface Difference {
  /** The contract's name of the call; its method and path where the contract does not have it. */
  operation: string
  /** What it is about: `query limit maximum`, `response 200 /meta/page type`. */
  where: string
  ours: string
  theirs: string
  /** A client that keeps to the contract can fail at it. */
  breaks: boolean
}

/** A change as Redocly reports it. */
export interface Change {
  kind: 'added' | 'removed' | 'modified'
  impact: string
  /** The keyword that differs, where the place itself is in both. */
  property?: string
  base?: Side
  revision?: Side
}

interface Side {
  pointer: string
  value?: unknown
}

/** A change in the words of the contract: call, place, and what both sides say. Nothing where it may be otherwise. */
export function describedChange(
  { kind, impact, property, base, revision }: Change,
  documents: readonly [Description, Description],
  ids: ReadonlyMap<string, string>,
): Difference[] {
  const [pointer, document] = base ? [base.pointer, documents[0]] : [revision?.pointer ?? '', documents[1]]
  const [, , path = '', method = '', ...steps] = stepsOf(pointer)
  // The server's own failures need not be described, and may be.
  if (kind !== 'modified' && steps.length === 2 && /^(5\d\d|default)$/.test(steps[1] ?? '')) return []
  const place = property === undefined || steps.at(-1) !== property ? steps : steps.slice(0, -1)
  const operation = document.paths[path]?.[method] as Description | undefined
  return [
    {
      operation: ids.get(`${method} ${path}`) ?? `${method} ${path}`,
      where: [placeOf(place, operation), property].filter(Boolean).join(' '),
      ours: textOf(base?.value),
      theirs: textOf(revision?.value),
      breaks: impact === 'major',
    },
  ]
}

function stepsOf(pointer: string): string[] {
  return pointer.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** `query limit`, `request body /name`, `response 200 /data/*`. */
function placeOf([part = '', name = '', ...rest]: string[], operation: Description | undefined): string {
  const inSchema = (steps: string[]) => bodyPointer(steps.slice(steps.indexOf('schema') + 1))
  const words: Record<string, () => string> = {
    parameters: () => `query ${operation?.parameters[Number(name)]?.name ?? ''} ${inSchema(rest)}`,
    requestBody: () => `request body ${rest.includes('schema') ? inSchema(rest) : rest.join(' ')}`,
    responses: () =>
      rest[0] === 'headers'
        ? `response ${name} header ${rest[1] ?? ''}`
        : `response ${name} ${rest.includes('schema') ? inSchema(rest) : rest.slice(1).join(' ')}`,
    security: () => 'token',
  }
  return (words[part] ?? (() => part))().trim()
}

function bodyPointer(steps: string[]): string {
  let pointer = ''
  for (let at = 0; at < steps.length; at++) {
    if (steps[at] === 'properties') pointer += `/${steps[++at]}`
    else if (steps[at] === 'items' || steps[at] === 'additionalProperties') pointer += '/*'
  }
  return pointer
}

function textOf(value: unknown): string {
  if (value === undefined) return 'missing'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(textOf).join(', ')
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? value : JSON.stringify(value)
  const { type, schema, required, ...rest } = value as Description
  if (schema) return `${textOf(schema)}${required ? ', required' : ''}`
  if (type !== undefined) return [type].flat().join(' or ')
  return Object.keys(rest).join(', ') || 'none'
}
