import type { Schema } from '@cfworker/json-schema'
import type { OperationId } from '#src/contract/generated/operations.ts'

/** What takes the place of a value in a response. */
export type Put =
  | { absent: true }
  | { value: unknown }
  /** A value of this schema that keeps what fits of the old one. */
  | { schema: Schema }

/** The response of an operation with this status, or `default`. */
interface OfResponse {
  operation: OperationId
  status: string
}

/** Replaces values of a response: with several, one after the other. `*` in the path is every item of a list or map. */
export interface FieldAlteration extends OfResponse {
  kind: 'field'
  path: string[]
  puts: Put[]
}

/** Moves the value of a field of the object at `path`: a renamed field, or one that is now inside an object. */
export interface MoveAlteration extends OfResponse {
  kind: 'move'
  path: string[]
  from: string
  to: string[]
}

/** A status with a body of this schema. */
export interface Reply {
  as: number
  type?: string
  schema?: Schema
}

/** Answers with another status, media type or schema; without a schema, with no body. `success` is every 2xx. */
export interface AnswerAlteration extends OfResponse, Reply {
  kind: 'answer'
}

interface HeaderAlteration extends OfResponse {
  kind: 'header'
  name: string
}

/** Refuses requests as the new contract documents it: all of them, or those that break the rule. */
export interface RefuseAlteration extends Reply {
  kind: 'refuse'
  operation: OperationId
  part: 'call' | 'token' | 'body' | 'query' | 'header'
  rule?: Schema
}

/** One change of the mock server's traffic, as JSON. */
export type Alteration = FieldAlteration | MoveAlteration | AnswerAlteration | HeaderAlteration | RefuseAlteration
