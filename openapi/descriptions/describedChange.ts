import type { Description } from './upgradedDescription.ts'

/** A difference: the other description lacks it, has it in addition, or differs in it. */
export interface Difference {
  /** The contract's name of the call; its method and path if the contract does not have it. */
  operation: string
  /** The place of the difference: `query limit maximum`, `response 200 /meta/page type`. */
  where: string
  ours: string
  theirs: string
  /** It can break a client that follows the contract. */
  breaks: boolean
}

/** A change in the format of Redocly. */
export interface Change {
  kind: 'added' | 'removed' | 'modified'
  impact: string
  /** The differing keyword, if the place exists in both. */
  property?: string
  base?: Side
  revision?: Side
}

interface Side {
  pointer: string
  value?: unknown
}

/** A change in the terms of the contract: call, place, and both values. Undefined for an allowed difference. */
export function describedChange(
  { kind, impact, property, base, revision }: Change,
  documents: readonly [Description, Description],
  ids: ReadonlyMap<string, string>,
): Difference[] {
  const [pointer, document] = base ? [base.pointer, documents[0]] : [revision?.pointer ?? '', documents[1]]
  const [, , path = '', method = '', ...steps] = stepsOf(pointer)
  // The server's own failures may be described, but need not be.
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
    parameters: () => {
      const parameter = operation?.parameters[Number(name)] as Description | undefined
      return `${parameter?.in ?? 'query'} ${parameter?.name ?? ''} ${inSchema(rest)}`
    },
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
    if (steps[at] === 'properties' && at + 1 < steps.length) pointer += `/${steps[++at]}`
    else if (steps[at] === 'items' || steps[at] === 'additionalProperties') pointer += '/*'
  }
  return pointer
}

/** A value of a description in a few words. */
export function textOf(value: unknown): string {
  if (value === undefined) return 'missing'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(textOf).join(', ')
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? value : JSON.stringify(value)
  const { type, schema, required, ...rest } = value as Description
  if (schema) return `${textOf(schema)}${required ? ', required' : ''}`
  if (type !== undefined) return [type].flat().join(' or ')
  return Object.keys(rest).join(', ') || 'none'
}
