import type { Description } from './upgradedDescription.ts'

/** Resolves a reference of a description; other values are returned unchanged. */
export type Follow = (node: unknown) => any

/** Texts for readers, and names without a meaning for the data. */
const SAYS_NOTHING =
  /^(title|description|examples?|deprecated|xml|externalDocs|discriminator|readOnly|writeOnly|nullable|\$comment|\$schema|\$id|x-.*)$/

/** Formats that JSON does not have: a number is a number. */
const NUMBER_FORMATS = new Set(['int32', 'int64', 'float', 'double'])

/**
 * A schema in the form in which two of them are compared: references are resolved, unordered lists are
 * sorted, null is a type, and annotations are left out. `seen` are the resolved references: a
 * recursive schema ends there.
 */
export function plainSchema(given: unknown, follow: Follow, seen: readonly unknown[] = []): unknown {
  const schema = follow(given) as Description | boolean | undefined
  if (typeof schema !== 'object' || schema === null) return schema
  if (seen.includes(schema)) return {}
  const inside = (node: unknown) => plainSchema(node, follow, [...seen, schema])
  const plain: Description = {}
  for (const [key, value] of Object.entries(schema)) {
    if (SAYS_NOTHING.test(key)) continue
    if (key === 'properties' || key === 'patternProperties') plain[key] = mapped(value as object, inside)
    else if (key === 'items' || key === 'not' || key === 'additionalProperties') plain[key] = inside(value)
    else if (key === 'anyOf' || key === 'oneOf' || key === 'allOf') plain[key] = (value as unknown[]).map(inside)
    else plain[key] = value
  }
  return withoutDefaults(withNullAsType(plain))
}

function mapped(record: object, change: (value: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}

/** `anyOf: [X, null]` is a nullable X; a single alternative is that schema itself. */
function withNullAsType(schema: Description): Description {
  for (const key of ['anyOf', 'oneOf'] as const) {
    const all = schema[key] as Description[] | undefined
    const others = all?.filter(({ type }) => type !== 'null')
    if (all && others?.length === 1) {
      const { [key]: _, ...rest } = schema
      const [only = {}] = others
      const merged: Description = { ...rest, ...only }
      if (all.length > 1 && merged.type !== undefined) merged.type = [...[merged.type].flat(), 'null']
      return merged
    }
  }
  return schema
}

/** Without default values, and with lists sorted. */
function withoutDefaults({ type, enum: values, const: value, required, format, ...rest }: Description): Description {
  const types = [type ?? (rest.properties ? 'object' : [])].flat() as string[]
  const fixed = value === undefined ? (values as unknown[] | undefined) : [value]
  const isInteger = types.includes('integer')
  const plain: Description = {
    ...(types.length > 0 && { type: types.length === 1 ? types[0] : [...new Set(types)].sort() }),
    ...(fixed && {
      enum: fixed
        .filter((each) => each !== null)
        .map(String)
        .sort(),
    }),
    ...((required as string[] | undefined)?.length && { required: [...(required as string[])].sort() }),
    ...(format !== undefined && !NUMBER_FORMATS.has(format as string) && { format: format as string }),
    ...rest,
  }
  if (isInteger && typeof rest.exclusiveMinimum === 'number') {
    plain.minimum = rest.exclusiveMinimum + 1
    delete plain.exclusiveMinimum
  }
  if (isInteger && typeof rest.exclusiveMaximum === 'number') {
    plain.maximum = rest.exclusiveMaximum - 1
    delete plain.exclusiveMaximum
  }
  for (const name of ['minLength', 'minItems', 'minProperties']) if (plain[name] === 0) delete plain[name]
  for (const name of ['uniqueItems', 'exclusiveMinimum', 'exclusiveMaximum'])
    if (plain[name] === false) delete plain[name]
  const { additionalProperties: more } = plain
  if (more === true || (typeof more === 'object' && Object.keys(more as object).length === 0))
    delete plain.additionalProperties
  return plain
}
