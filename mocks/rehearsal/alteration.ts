import type { Schema } from '@cfworker/json-schema'
import type { OperationId } from '#src/contract/generated/operations.ts'

/** What takes the place of a value: nothing, this one, or one of the schema that keeps what fits of the old one. */
export type Put = { absent: true } | { value: unknown } | { schema: Schema }

/** A status with a body of this schema; without a schema, with no body. */
export interface Reply {
  as: number
  type?: string
  schema?: Schema
}

/** One change of the mock server's traffic, as JSON. `*` in a path is every item of a list or map. */
export type Alteration = { operation: OperationId } & (RefuseAlteration | ResponseAlteration)

/** Refuses requests as the new contract documents it: all of them, or those that break the rule. */
export interface RefuseAlteration extends Reply {
  kind: 'refuse'
  part: 'call' | 'token' | 'body' | 'query' | 'header'
  rule?: Schema
}

/** Changes responses with this status, `default`, or `success` for every 2xx. */
export type ResponseAlteration = { status: string } & (
  | FieldAlteration
  | MoveAlteration
  | ({ kind: 'answer' } & Reply)
  | { kind: 'header'; name: string }
)

/** Replaces the value at the path: with several puts, with one after the other. */
export interface FieldAlteration {
  kind: 'field'
  path: string[]
  puts: Put[]
}

/** Moves a field of the object at the path: it has another name, or is now inside an object. */
export interface MoveAlteration {
  kind: 'move'
  path: string[]
  from: string
  to: string[]
}
