import { contract, followed } from '#mocks/strict/contract.ts'
import { allOperations, type Operation } from '#mocks/strict/operations.ts'

/** One thing that the other description lacks, has besides, or says otherwise. */
export interface Difference {
  operation: string
  /** What it is about: `query limit`, `response 200 /meta/page`. */
  where: string
  ours: string
  theirs: string
}

type Json = Record<string, any>

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Compares another OpenAPI description with the contract: operations, parameters, bodies and responses. */
export function compareDescriptions(theirs: Json): Difference[] {
  const their = (node: any): any => (node?.$ref ? their(pointedAt(theirs, node.$ref as string)) : node)
  const our = (node: any): any => (node?.$ref ? our(followed(node.$ref as string)) : node)
  const paths = theirPaths(theirs)
  const differences: Difference[] = []

  for (const operation of allOperations) {
    const found = paths.get(shapeOf(operation.method, operation.path))
    if (!found) {
      differences.push({
        operation: operation.id,
        where: 'operation',
        ours: `${operation.method} ${operation.path}`,
        theirs: 'missing',
      })
      continue
    }
    paths.delete(shapeOf(operation.method, operation.path))
    differences.push(...compareOperation(operation, their(found), { our, their }))
  }
  for (const shape of paths.keys())
    differences.push({ operation: shape, where: 'operation', ours: 'missing', theirs: shape })
  return differences
}

interface Followers {
  our(node: unknown): any
  their(node: unknown): any
}

function compareOperation(operation: Operation, found: Json, follow: Followers): Difference[] {
  const differ = (where: string, ours: string, theirs: string) => ({ operation: operation.id, where, ours, theirs })
  const theirParameters = new Map<string, Json>(
    (found.parameters ?? []).map((each: unknown) => {
      const parameter = follow.their(each) as Json
      return [`${parameter.in} ${parameter.in === 'path' ? '' : parameter.name}`.trim(), parameter]
    }),
  )
  const parameters = operation.parameters
    .filter(({ in: where }) => where === 'query')
    .flatMap(({ name, required = false, schema }) => {
      const other = theirParameters.get(`query ${name}`)
      if (!other) return [differ(`query ${name}`, typeOf(follow.our(schema)), 'missing')]
      return [
        ...(!required && other.required ? [differ(`query ${name}`, 'optional', 'required')] : []),
        ...compareSchemas(schema, other.schema, follow).map((one) =>
          differ(`query ${name}${one.pointer}`, one.ours, one.theirs),
        ),
      ]
    })

  const theirBody = follow.their(found.requestBody)?.content?.['application/json']?.schema
  const body =
    operation.body && !theirBody
      ? [differ('request body', 'JSON', 'missing')]
      : !operation.body && theirBody
        ? [differ('request body', 'none', 'JSON')]
        : operation.body
          ? compareSchemas(operation.body.schema, theirBody, follow).map((one) =>
              differ(`request body ${one.pointer}`.trim(), one.ours, one.theirs),
            )
          : []

  const theirResponses = (found.responses ?? {}) as Json
  const responses = Object.entries(operation.responses).flatMap(([status, response]) => {
    const other = follow.their(theirResponses[status])
    if (!other) return status === 'default' ? [] : [differ(`response ${status}`, 'described', 'missing')]
    const ourSchema = response.content?.['application/json']?.schema
    const theirSchema = other.content?.['application/json']?.schema
    if (!ourSchema || !theirSchema || Number(status) >= 400) return []
    return compareSchemas(ourSchema, theirSchema, follow).map((one) =>
      differ(`response ${status} ${one.pointer}`.trim(), one.ours, one.theirs),
    )
  })
  const more = Object.keys(theirResponses)
    .filter((status) => !(status in operation.responses) && !/^(5|default)/.test(status))
    .map((status) => differ(`response ${status}`, 'missing', 'described'))
  return [...parameters, ...body, ...responses, ...more]
}

interface SchemaDifference {
  pointer: string
  ours: string
  theirs: string
}

function compareSchemas(
  ours: unknown,
  theirs: unknown,
  follow: Followers,
  pointer = '',
  depth = 0,
): SchemaDifference[] {
  const [one, other] = [follow.our(ours) as Json | undefined, follow.their(theirs) as Json | undefined]
  // Schemas may contain themselves; what is that deep was compared before.
  if (!one || !other || depth > 8) return []
  if (typeOf(one) !== typeOf(other)) return [{ pointer, ours: typeOf(one), theirs: typeOf(other) }]
  if (one.enum && other.enum && sorted(one.enum) !== sorted(other.enum))
    return [{ pointer, ours: `one of ${one.enum.join(', ')}`, theirs: `one of ${other.enum.join(', ')}` }]
  if (one.items) return compareSchemas(one.items, other.items, follow, `${pointer}/*`, depth + 1)
  if (!one.properties && !other.properties) return []
  const names = new Set([...Object.keys(one.properties ?? {}), ...Object.keys(other.properties ?? {})])
  return [...names].flatMap((name) => {
    const at = `${pointer}/${name}`
    const [mine, yours] = [one.properties?.[name], other.properties?.[name]]
    if (!yours) return [{ pointer: at, ours: typeOf(follow.our(mine)), theirs: 'missing' }]
    if (!mine) return [{ pointer: at, ours: 'missing', theirs: typeOf(follow.their(yours)) }]
    const [needed, theirsNeeded] = [one, other].map(({ required = [] }) => (required as string[]).includes(name))
    return [
      ...(needed === theirsNeeded
        ? []
        : [{ pointer: at, ours: needed ? 'required' : 'optional', theirs: theirsNeeded ? 'required' : 'optional' }]),
      ...compareSchemas(mine, yours, follow, at, depth + 1),
    ]
  })
}

/** Their operations by shape; a base path that all of them begin with is left out. */
function theirPaths(theirs: Json): Map<string, Json> {
  const paths = Object.keys(theirs.paths ?? {})
  const base =
    ['/api/v1', '/v1', '/api'].find((each) => paths.length > 0 && paths.every((path) => path.startsWith(`${each}/`))) ??
    ''
  return new Map(
    paths.flatMap((path) =>
      METHODS.filter((method) => theirs.paths[path][method]).map((method) => {
        const item = theirs.paths[path] as Json
        const operation = item[method] as Json
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
        return [shapeOf(method, path.slice(base.length)), { ...operation, parameters }] as const
      }),
    ),
  )
}

/** What their parameters are called makes no difference. */
function shapeOf(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`
}

function typeOf(schema: Json | undefined): string {
  const { type, anyOf, oneOf, properties, enum: values } = schema ?? {}
  if (type !== undefined) return sorted([type].flat())
  if (anyOf ?? oneOf) return 'alternatives'
  return properties ? 'object' : values ? 'string' : 'anything'
}

function sorted(values: unknown[]): string {
  return values.map(String).sort().join(' or ')
}

function pointedAt(document: Json, ref: string): unknown {
  const steps = ref.replace(/^#\//, '').split('/')
  return steps.reduce<any>((node, step) => node?.[step.replaceAll('~1', '/').replaceAll('~0', '~')], document)
}

/** The contract itself, as another description would be given. */
export const ownDescription: Json = contract
