import { upgrade } from '@scalar/openapi-upgrader'

/** An OpenAPI description with unknown content. */
export type Description = Record<string, any>

/** A description of any version, in one document, as 3.1. Fails with one sentence, which names where it is from. */
export function upgradedDescription(text: string, from: string): Description {
  const read = upgrade(JSON.parse(text, withNullType) as Description, '3.1') as Description
  if (!String(read.openapi).startsWith('3.')) throw new Error(`${from} is no OpenAPI description.`)
  if (Object.keys((read.paths ?? {}) as object).length === 0) throw new Error(`${from} describes no call.`)
  return read
}

/** `nullable` as a type, which the upgrade leaves out beside references and below a response `default`. */
function withNullType(_name: string, value: unknown): unknown {
  const { nullable, ...schema } = (value ?? {}) as Description
  if (nullable !== true) return value
  const isNull = { type: 'null' }
  if (schema.type) return { ...schema, type: [schema.type, isNull.type].flat() as unknown }
  for (const key of ['anyOf', 'oneOf'])
    if (schema[key]) return { ...schema, [key]: [...schema[key], isNull] as unknown }
  return { anyOf: [schema, isNull] }
}
