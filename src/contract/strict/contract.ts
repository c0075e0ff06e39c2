import type { Schema } from '@cfworker/json-schema'
import type { OperationId } from '../generated/operations.ts'
import document from '../generated/contract.json' with { type: 'json' }

/** The parts of an OpenAPI description that the strict checks read. */
export interface Parameter {
  name: string
  in: 'path' | 'query'
  required?: boolean
  schema: Schema
  example?: unknown
}

export interface MediaType {
  schema: Schema
  example?: unknown
}

export interface ResponseDescription {
  headers?: Record<string, { required?: boolean; schema: Schema; example?: unknown }>
  content?: Record<string, MediaType>
}

interface Ref {
  $ref: string
}

interface OperationDescription {
  operationId: OperationId
  /** The user's action. */
  summary: string
  tags: [string]
  security: Record<string, string[]>[]
  parameters?: (Parameter | Ref)[]
  requestBody?: { content: Record<string, MediaType> } | Ref
  responses: Record<string, ResponseDescription | Ref>
}

interface PathItem extends Partial<Record<'get' | 'post' | 'put' | 'patch' | 'delete', OperationDescription>> {
  parameters?: (Parameter | Ref)[]
}

export const contract = document as unknown as {
  paths: Record<string, PathItem>
  components: { schemas: Record<string, Schema> }
}

/** The object itself, or the target of its `$ref` in the contract. */
export function resolved<T extends object>(thing: T | Ref): T {
  return '$ref' in thing ? resolved(followed(thing.$ref) as T) : thing
}

/** The target of a `$ref` in the contract (`#/components/…`). */
export function followed(ref: string): unknown {
  if (!targets.has(ref)) targets.set(ref, targetOf(ref))
  return targets.get(ref)
}

/** A memo of a pure function: a page of a list has thousands of references, to a few dozen targets. */
const targets = new Map<string, unknown>()

function targetOf(ref: string): unknown {
  const steps = ref.slice('#/'.length).split('/')
  return steps.reduce((node: any, step) => node[step.replaceAll('~1', '/').replaceAll('~0', '~')], contract)
}
