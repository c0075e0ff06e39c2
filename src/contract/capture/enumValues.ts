import { contract } from '../strict/contract.ts'

let known: Map<string, Set<string>> | undefined

/** Whether the contract lists this value for a field of this name: such a value contains no users' words. */
export function isEnumValue(field: string, value: string): boolean {
  known ??= collected()
  return known.get(field)?.has(value) ?? false
}

function collected(): Map<string, Set<string>> {
  const values = new Map<string, Set<string>>()
  const schemas: Record<string, any> = contract.components.schemas
  for (const { properties = {} } of Object.values(schemas)) {
    for (const [field, property] of Object.entries<any>(properties)) {
      const schema = property.$ref ? schemas[property.$ref.split('/').at(-1)] : property
      if (!schema?.enum) continue
      const set = values.get(field) ?? new Set()
      for (const value of schema.enum) set.add(value)
      values.set(field, set)
    }
  }
  return values
}
