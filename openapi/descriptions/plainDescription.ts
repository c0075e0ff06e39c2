import type { Schema } from '@cfworker/json-schema'
import { jsonSchemaMergeRules, merge } from 'allof-merge'
import { type Follow, plainSchema } from './plainSchema.ts'
import type { Description } from './upgradedDescription.ts'

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const

/**
 * The package's rules for `allOf`, at any depth, except two: with its own, the type of an integer that is also a number is
 * lost, and two patterns become one that stands in no description.
 */
const RULES = {
  '/**': jsonSchemaMergeRules('draft-06', {
    '/type': { $: (types: (string | string[])[]) => commonTypes(types.map((type) => [type].flat())) },
    '/pattern': { $: (patterns: string[]) => [...new Set(patterns)].sort().join(' and ') },
  }),
}

function commonTypes(all: string[][]): string | string[] | undefined {
  const isIn = (type: string, types: string[]) =>
    types.includes(type) || (type === 'integer' && types.includes('number'))
  const common = [...new Set(all.flat())].filter((type) => all.every((types) => isIn(type, types)))
  return common.length > 1 ? common : common[0]
}

/** A call in the form in which two descriptions are compared. */
export interface PlainOperation {
  /** By name: `query limit`, `header x-client`, `request body`, `response 200`. */
  parts: Record<string, Described>
  /** Alternatives of authorization: `bearer`, `cookie sid`, `none`. */
  tokens: string[]
}

/** A parameter or header has a schema, a body or response its schemas by media type. */
export interface Described {
  required?: boolean
  schema?: Schema
  content?: Record<string, { schema?: Schema }>
  headers?: Record<string, Described>
}

/**
 * The calls of a description by method and path, without irrelevant differences: names of
 * components, texts, `allOf` or its result, names of path parameters, and the name of a bearer token.
 */
export function plainOperations(description: Description): Map<string, PlainOperation> {
  const document = merge(description, {
    mergeRefSibling: true,
    mergeCombinarySibling: true,
    rules: RULES,
  }) as Description
  const follow: Follow = (node: any) => (node?.$ref ? follow(pointedAt(document, node.$ref as string)) : node)
  return new Map(
    Object.entries(document.paths as Record<string, unknown>).flatMap(([path, given]) => {
      const item = follow(given) as Description
      return METHODS.filter((method) => item[method]).map((method) => {
        const operation = item[method] as Description
        const security = (operation.security ?? document.security ?? []) as Description[]
        return [
          `${method} ${nameless(path)}`,
          {
            parts: {
              ...parametersOf([...list(item.parameters), ...list(operation.parameters)].map(follow), follow),
              ...bodyOf(follow(operation.requestBody), follow),
              ...responsesOf(operation.responses as Description | undefined, follow),
            },
            tokens: tokensOf(security, follow(document.components)?.securitySchemes ?? {}, follow),
          },
        ] as const
      })
    }),
  )
}

/** The path with `{1}`, `{2}` … as parameters, because their names are irrelevant. */
export function nameless(path: string): string {
  let count = 0
  return path.replaceAll(/\{[^}]+\}/g, () => `{${++count}}`)
}

const list = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [])

/** The names of headers that OpenAPI describes in other places. */
const OTHER_HEADERS = /^(accept|content-type|authorization)$/i

/** The query and headers: a path is compared as a whole. A call's override its path's. */
function parametersOf(given: Description[], follow: Follow): Record<string, Described> {
  const compared = given.filter(
    ({ in: where, name }) => where === 'query' || (where === 'header' && !OTHER_HEADERS.test(name as string)),
  )
  return Object.fromEntries(
    compared.map(({ name, in: where, required, schema, content }) => [
      `${where} ${where === 'header' ? name.toLowerCase() : name}`,
      described(required, schema ?? (Object.values((content ?? {}) as object)[0] as Description)?.schema, follow),
    ]),
  )
}

function described(required: unknown, schema: unknown, follow: Follow): Described {
  return { required: required === true, schema: plainSchema(schema, follow) as Schema }
}

function bodyOf(body: Description | undefined, follow: Follow): Record<string, Described> {
  if (!body) return {}
  return { 'request body': { required: body.required === true, content: contentOf(body.content as object, follow) } }
}

function responsesOf(given: Description = {}, follow: Follow): Record<string, Described> {
  return Object.fromEntries(
    Object.entries(given).map(([status, response]) => {
      const { content = {}, headers = {} } = follow(response) as Description
      const named = Object.entries(headers as object).map(([name, header]) => {
        const { required, schema } = follow(header) as Description
        return [`response ${status} header ${name.toLowerCase()}`, described(required, schema, follow)] as const
      })
      return [
        `response ${status}`,
        { content: contentOf(content as object, follow), headers: Object.fromEntries(named) },
      ]
    }),
  )
}

/** Only the type of a file is compared: there are several notations for bytes. */
function contentOf(content: object, follow: Follow): Record<string, { schema: Schema }> {
  return Object.fromEntries(
    Object.entries(content).map(([given, media]) => {
      const type = (given.split(';')[0] ?? '').trim().toLowerCase()
      const schema = (media as Description).schema as unknown
      const isFile = !/\bjson$/.test(type) || /binary|base64/.test(String(follow(schema)?.format))
      return [type, { schema: isFile ? {} : (plainSchema(schema, follow) as Schema) }]
    }),
  )
}

/** OAuth and OpenID Connect result in a bearer token, too. */
function tokensOf(given: Description[], schemes: Description, follow: Follow): string[] {
  const kinds = given.map((each) =>
    Object.keys(each).map((name) => {
      const { type, scheme, in: where, name: field } = (follow(schemes[name]) ?? {}) as Description
      if (type === 'apiKey') return `${where} ${field}`
      return type === 'http' ? String(scheme).toLowerCase() : 'bearer'
    }),
  )
  const unique = [...new Set(kinds.map((each) => each.sort().join(' and ') || 'none'))].sort()
  return unique.length > 0 ? unique : ['none']
}

function pointedAt(document: Description, ref: string): unknown {
  const steps = ref.replace(/^#\//, '').split('/')
  return steps.reduce<any>(
    (node, step) => node?.[decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  )
}
