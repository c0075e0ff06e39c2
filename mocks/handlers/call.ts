import type { http } from 'msw'
import type { OperationId, RequestBodies } from '#src/contract/generated/operations.ts'
import { resolved } from '#src/contract/strict/contract.ts'
import { operationOf } from '#src/contract/strict/operations.ts'
import type { PageMeta } from '#src/api/generated/calls.schemas.ts'

/** The argument of a generated handler. */
export type Call = Parameters<Parameters<typeof http.get>[1]>[0]

/** Ends the call with an error response. */
export function fail(status: number, detail: unknown, more?: { message: string }): never {
  throw Response.json({ detail, ...more }, { status })
}

/** The two password-reset calls return the text in both fields. AMB-25 */
export function failWithMessage(status: number, detail: string): never {
  fail(status, detail, { message: detail })
}

/** The body of a call, which the strict check has already validated. */
export async function bodyOf<Id extends keyof RequestBodies>(call: Call): Promise<RequestBodies[Id]> {
  return (await call.request.clone().json()) as RequestBodies[Id]
}

/** A query parameter, or its default from the contract. */
export function queryOf(call: Call, operation: OperationId, name: string): string {
  const given = new URL(call.request.url).searchParams.get(name)
  if (given !== null) return given
  const parameter = operationOf(operation).parameters.find((each) => each.name === name)
  return String((parameter && resolved(parameter.schema).default) ?? '')
}

/** A path parameter. */
export function paramOf(call: Call, name: string): string {
  return String(call.params[name] ?? '')
}

/** One page of a list, as the query parameters request it. */
export function page<T>(call: Call, operation: OperationId, all: readonly T[]): { data: T[]; meta: PageMeta } {
  const number = Number(queryOf(call, operation, 'page'))
  const limit = Number(queryOf(call, operation, 'limit'))
  return {
    data: all.slice((number - 1) * limit, number * limit),
    meta: { page: number, limit, total_results: all.length, total_pages: Math.ceil(all.length / limit) },
  }
}
