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
export type PlainOperation = Description

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
            parameters: parametersOf([...list(item.parameters), ...list(operation.parameters)].map(follow), follow),
            ...bodyOf(follow(operation.requestBody), follow),
            responses: responsesOf(operation.responses as Description | undefined, follow),
            security: securityOf(security, follow(document.components)?.securitySchemes ?? {}, follow),
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
function parametersOf(given: Description[], follow: Follow): Description[] {
  const compared = given.filter(
    ({ in: where, name }) => where === 'query' || (where === 'header' && !OTHER_HEADERS.test(name as string)),
  )
  const byName = new Map(compared.map((one) => [`${one.in} ${one.name}`, one]))
  return [...byName.values()].map(({ name, in: where, required = false, schema, content }) => ({
    name: String(name),
    in: where as string,
    required: required as boolean,
    schema: plainSchema(schema ?? (Object.values((content ?? {}) as object)[0] as Description)?.schema, follow),
  }))
}

function bodyOf(body: Description | undefined, follow: Follow): object {
  if (!body) return {}
  return { requestBody: { required: Boolean(body.required), content: contentOf(body.content as object, follow) } }
}

function responsesOf(given: Description = {}, follow: Follow): Description {
  return Object.fromEntries(
    Object.entries(given).map(([status, response]) => {
      const { content, headers } = follow(response) as Description
      const named = Object.entries((headers ?? {}) as object).map(([name, header]) => {
        const { required = false, schema } = follow(header) as Description
        return [name.toLowerCase(), { required: required as boolean, schema: plainSchema(schema, follow) }]
      })
      return [
        status,
        {
          description: '',
          ...(named.length > 0 && { headers: Object.fromEntries(named) as object }),
          ...(content && { content: contentOf(content as object, follow) }),
        },
      ]
    }),
  )
}

/** Only the type of a file is compared: there are several notations for bytes. */
function contentOf(content: object, follow: Follow): object {
  return Object.fromEntries(
    Object.entries(content).map(([given, media]) => {
      const type = (given.split(';')[0] ?? '').trim().toLowerCase()
      const schema = (media as Description).schema as unknown
      const isFile = !/\bjson$/.test(type) || /binary|base64/.test(String(follow(schema)?.format))
      return [type, { schema: isFile ? {} : plainSchema(schema, follow) }]
    }),
  )
}

/** Alternatives of authorization; OAuth and OpenID Connect result in a bearer token, too. */
function securityOf(given: Description[], schemes: Description, follow: Follow): Description[] {
  const kinds = given.map((each) =>
    Object.keys(each).map((name) => {
      const { type, scheme, in: where, name: field } = (follow(schemes[name]) ?? {}) as Description
      if (type === 'apiKey') return `${where} ${field}`
      return type === 'http' ? String(scheme).toLowerCase() : 'bearer'
    }),
  )
  const unique = [...new Set(kinds.map((each) => each.sort().join(' and ')))].sort()
  return unique.map((each) => (each === '' ? {} : { [each]: [] }))
}

function pointedAt(document: Description, ref: string): unknown {
  const steps = ref.replace(/^#\//, '').split('/')
  return steps.reduce<any>(
    (node, step) => node?.[decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  )
}
