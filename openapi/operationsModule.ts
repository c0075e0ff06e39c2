import { writesOf } from './writes.ts'

interface Contract {
  paths: Record<string, Record<string, unknown>>
  components: { requestBodies?: Record<string, unknown> }
}

interface Operation {
  operationId: string
  tags: string[]
  'x-writes'?: boolean
  requestBody?: { $ref?: string; content?: Record<string, { schema: { $ref?: string } }> }
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** The TypeScript module that lists the contract's operations, in its order, and names the type of each request body. */
export function operationsModule(contract: Contract): string {
  const all = Object.entries(contract.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => ({ method, path, operation: item[method] as Operation })),
  )
  const bodies = all.flatMap(({ operation }) => {
    const type = bodyType(contract, operation)
    return type ? [{ id: operation.operationId, type }] : []
  })
  const types = [...new Set(bodies.map(({ type }) => type))].sort()
  const rows = all.map(
    ({ method, path, operation }) =>
      `  { id: '${operation.operationId}', tag: '${operation.tags[0]}', method: '${method.toUpperCase()}', path: '${path}', writes: ${writesOf(method, operation)} },`,
  )
  return `/**
 * Generated from openapi/ by npm run generate.
 * Do not edit manually.
 */
import type { ${types.join(', ')} } from '#src/api/generated/calls.schemas.ts'

/** Every call of the contract, literal paths before paths with a parameter; a call that writes changes something. */
export const operations = [
${rows.join('\n')}
] as const

export type OperationId = (typeof operations)[number]['id']

/** What each call with a body sends. */
export interface RequestBodies {
${bodies.map(({ id, type }) => `  ${id}: ${type}`).join('\n')}
}
`
}

function bodyType(contract: Contract, { requestBody }: Operation): string | undefined {
  const body = requestBody?.$ref ? contract.components.requestBodies?.[lastOf(requestBody.$ref)] : requestBody
  const ref = (body as Operation['requestBody'])?.content?.['application/json']?.schema.$ref
  return ref && lastOf(ref)
}

function lastOf(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}
