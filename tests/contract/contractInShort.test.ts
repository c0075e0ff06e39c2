import type { Schema } from '@cfworker/json-schema'
import { expect, it } from 'vitest'
import { contract, type MediaType } from '#src/contract/strict/contract.ts'
import { allOperations, type Operation } from '#src/contract/strict/operations.ts'

// contractInShort.txt lists every call and every schema of the contract, so that a change of the contract shows there
// as a difference. Sections 3 and 7 of both specifications, and the decisions, require them. `npx vitest -u` writes it.

const RULES = [
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'const',
  'default',
] as const

/** A type with its rules: `string(maxLength 25)`, `[Character]`, `User | null`. Required fields have an exclamation mark. */
function inShort(schema: Schema = {}): string {
  const { $ref, anyOf, oneOf, allOf, items, properties, required = [], additionalProperties, type } = schema
  if ($ref) return $ref.slice($ref.lastIndexOf('/') + 1)
  const choices = anyOf ?? oneOf ?? allOf
  const fields = Object.entries(properties ?? {}).map(
    ([name, field]) => `\n    ${name}${required.includes(name) ? '!' : ''}: ${inShort(field as Schema)}`,
  )
  const others = typeof additionalProperties === 'object' ? ` of ${inShort(additionalProperties)}` : ''
  const open = properties && additionalProperties !== false ? '\n    …' : ''
  const rules = RULES.flatMap((rule) => (schema[rule] === undefined ? [] : `${rule} ${String(schema[rule])}`))
  const kind = choices
    ? choices.map((choice) => inShort(choice)).join(' | ')
    : items
      ? `[${inShort(items as Schema)}]`
      : (schema.enum?.map((value) => JSON.stringify(value)).join(' | ') ?? [type].flat().join(' | '))
  return `${kind}${others}${rules.length > 0 ? ` (${rules.join(', ')})` : ''}${fields.join('')}${open}`
}

const bodyOf = (media: Record<string, MediaType> = {}) =>
  Object.entries(media)
    .map(([type, { schema }]) => `${type} ${inShort(schema)}`)
    .join(' | ') || 'nothing'

function callInShort({ id, method, path, token, parameters, body, responses }: Operation): string {
  const lines = [
    ...parameters.map(({ name, in: where, required, schema }) =>
      [where, `${name}${required ? '!' : ''}:`, inShort(schema)].join(' '),
    ),
    ...(body ? [`body: ${inShort(body.schema)}`] : []),
    ...[...Map.groupBy(Object.entries(responses), ([, { content }]) => bodyOf(content))].map(
      ([content, same]) => `${same.map(([status]) => status).join(', ')}: ${content}`,
    ),
  ]
  return [`${method} ${path} (${id}), token: ${token}`, ...lines].join('\n  ')
}

const SHOWN = [
  { rows: ['A1-15', 'A3-12', 'A3-21', 'A9-15', 'B3-09', 'B3-10', 'B3-19', 'B3-20', 'B9-33', 'NS-14', 'NS-15'] },
  { rows: ['AMB-01', 'AMB-04', 'AMB-05', 'AMB-06', 'AMB-13', 'AMB-15', 'AMB-16', 'AMB-25', 'AMB-27', 'AMB-35'] },
  { rows: ['AMB-37', 'AMB-38', 'AMB-43', 'AMB-59'] },
]

it.for([SHOWN])('has exactly these calls and these schemas', async () => {
  const schemas = Object.entries(contract.components.schemas).map(([name, schema]) => `${name}: ${inShort(schema)}`)
  const text = [...allOperations.map(callInShort), ...schemas].join('\n\n')
  await expect(`${text}\n`).toMatchFileSnapshot('./contractInShort.txt')
})

it.for(allOperations)('$id: every error has an example with a detail, so that the client has a text', (operation) => {
  const errors = Object.entries(operation.responses).filter(([status]) => !status.startsWith('2'))
  for (const [, { content }] of errors) expect(content?.['application/json']?.example).toHaveProperty('detail')
})
