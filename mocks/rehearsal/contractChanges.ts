import type { Schema } from '@cfworker/json-schema'
import { textOf } from '#openapi/descriptions/describedChange.ts'
import { matchedCalls } from '#openapi/descriptions/matchedCalls.ts'
import type { Description } from '#openapi/descriptions/upgradedDescription.ts'
import type { OperationId } from '#src/contract/generated/operations.ts'
import type { Alteration } from './alteration.ts'
import { refusing, requestRule } from './requestRule.ts'
import { responsePuts } from './responsePuts.ts'
import { isSame, type SchemaChange, schemaChanges } from './schemaChanges.ts'

/** One difference between the contract and a new one, and what it changes in the traffic. */
export interface ContractChange {
  /** The contract's name of the call; its method and path if only the new contract has it. */
  operation: string
  /** `query limit`, `request body`, `response 200`, `token`, `operation`. */
  part: string
  /** Inside the body. */
  path: string[]
  what: string
  ours: string
  theirs: string
  alterations: Alteration[]
  /** Why its change of the traffic cannot be derived. */
  why?: string
}

type Row = Partial<ContractChange> & Pick<ContractChange, 'part'>

/** The differences of a new contract. Fails with one sentence if it shares no call with ours. */
export function contractChanges(contract: Description, description: Description): ContractChange[] {
  const { ours, theirs, ids } = matchedCalls(contract, description)
  const complete = (operation: string, row: Row): ContractChange => ({
    operation,
    path: [],
    what: '',
    ours: 'missing',
    theirs: 'missing',
    alterations: [],
    ...row,
  })
  return [
    ...[...ours].flatMap(([key, ourCall]) => {
      const id = (ids.get(key) ?? key) as OperationId
      const theirCall = theirs.get(key)
      const rows = theirCall ? callChanges(id, ourCall, theirCall) : [goneCall(id, key, theirs)]
      return rows.map((row) => complete(id, row))
    }),
    ...[...theirs.keys()]
      .filter((key) => !ours.has(key))
      .map((key) => complete(key, { part: 'operation', theirs: key })),
  ]
}

function goneCall(operation: OperationId, key: string, theirs: ReadonlyMap<string, unknown>): Row {
  const [, path = ''] = key.split(' ')
  const isThere = [...theirs.keys()].some((other) => other.endsWith(` ${path}`))
  const alterations: Alteration[] = [{ kind: 'refuse', operation, part: 'call', status: isThere ? 405 : 404 }]
  return { part: 'operation', ours: key, alterations }
}

function callChanges(operation: OperationId, ours: Description, theirs: Description): Row[] {
  const statuses = Object.keys({ ...ours.responses, ...theirs.responses }).filter(
    // The server's own failures may be described, but need not be.
    (status) => !/^(5\d\d|5XX|default)$/.test(status) || (ours.responses[status] && theirs.responses[status]),
  )
  return [
    ...parameterChanges(operation, ours, theirs),
    ...bodyChanges(operation, ours, theirs),
    ...statuses.flatMap((status) => responseChanges(operation, status, ours.responses, theirs.responses)),
    ...tokenChanges(operation, ours, theirs),
  ]
}

function parameterChanges(operation: OperationId, ours: Description, theirs: Description): Row[] {
  const byName = ({ parameters = [] }: Description) =>
    new Map(
      (parameters as Description[]).map((one) => [
        `${one.in} ${one.in === 'header' ? one.name.toLowerCase() : one.name}`,
        one,
      ]),
    )
  const [before, after] = [byName(ours), byName(theirs)]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((part): Row[] => {
    const [our, their] = [before.get(part), after.get(part)]
    const [where, name] = part.split(' ') as ['query' | 'header', string]
    const refuse = (rule: Schema) => [refusing(operation, theirs, where, rule)]
    if (!their) return [{ part, ours: textOf(our), why: 'The new contract does not say what it does without it.' }]
    const isNeeded = their.required === true && our?.required !== true
    const needed = isNeeded ? refuse({ required: [name] }) : []
    if (!our) return [{ part, theirs: textOf(their), alterations: needed }]
    const row = { part, what: 'required', ours: needText(our.required), theirs: needText(their.required) }
    return [
      ...(our.required === their.required ? [] : [{ ...row, alterations: needed }]),
      ...schemaChanges(our.schema ?? {}, their.schema ?? {}).map((change) => {
        const rule = requestRule({ ...change, path: [name, ...change.path] })
        return { ...rowOf(part, change), alterations: rule ? refuse(rule) : [] }
      }),
    ]
  })
}

function bodyChanges(operation: OperationId, { requestBody: ours }: Description, theirCall: Description): Row[] {
  const { requestBody: theirs } = theirCall
  const part = 'request body'
  const [[type, our], [otherType, their]] = [mediaOf(ours), mediaOf(theirs)]
  if (type !== otherType) {
    const alterations = theirs && (ours || theirs.required) ? [refusing(operation, theirCall, 'call')] : []
    return [{ part, ours: textOf(type), theirs: textOf(otherType), alterations }]
  }
  return schemaChanges(our ?? {}, their ?? {}).map((change) => {
    const rule = requestRule(change)
    return { ...rowOf(part, change), alterations: rule ? [refusing(operation, theirCall, 'body', rule)] : [] }
  })
}

function responseChanges(operation: OperationId, status: string, ours: Description, theirs: Description): Row[] {
  const part = `response ${status}`
  const [our, their] = [ours[status], theirs[status]] as [Description?, Description?]
  const answer = (key: string, from: string): Alteration => {
    const [type, schema] = mediaOf(theirs[key])
    const as = key === 'default' ? 500 : Number(key.replaceAll('X', '0'))
    return { kind: 'answer', operation, status: from, as, ...(schema && { type: type!, schema }) }
  }
  const others = Object.keys(theirs).filter((key) => key.startsWith('2') && !(key in ours))
  if (!their) {
    const [other] = status.startsWith('2') ? others : []
    if (other === undefined)
      return [{ part, ours: status, why: 'The new contract does not say what is answered instead.' }]
    return [{ part, ours: status, theirs: other, alterations: [answer(other, status)] }]
  }
  if (!our) {
    // It takes the place of the success that is gone.
    const isInstead = others[0] === status && Object.keys(ours).some((key) => key.startsWith('2') && !(key in theirs))
    return isInstead ? [] : [{ part, theirs: status, alterations: [answer(status, 'success')] }]
  }
  const [[type, schema], [otherType, otherSchema]] = [mediaOf(our), mediaOf(their)]
  if (type !== otherType)
    return [{ part, ours: textOf(type), theirs: textOf(otherType), alterations: [answer(status, status)] }]
  return [
    ...headerChanges(operation, status, our, their),
    ...schemaChanges(schema ?? {}, otherSchema ?? {}).map((change): Row => {
      const { path } = change
      const puts = responsePuts(change)
      if (!puts) return { ...rowOf(part, change), why: 'A value that shows it cannot be derived.' }
      const alteration: Alteration = { kind: 'field', operation, status, path, puts }
      return { ...rowOf(part, change), alterations: puts.length > 0 ? [alteration] : [] }
    }),
  ]
}

function headerChanges(operation: OperationId, status: string, ours: Description, theirs: Description): Row[] {
  const headers = { ...ours.headers, ...theirs.headers } as Description
  return Object.keys(headers).flatMap((name): Row[] => {
    const [our, their] = [ours.headers?.[name], theirs.headers?.[name]] as unknown[]
    if (isSame(our, their)) return []
    const alterations: Alteration[] = their === undefined ? [{ kind: 'header', operation, status, name }] : []
    return [{ part: `response ${status} header ${name}`, ours: textOf(our), theirs: textOf(their), alterations }]
  })
}

function tokenChanges(operation: OperationId, ours: Description, theirs: Description): Row[] {
  if (isSame(ours.security, theirs.security)) return []
  const ways = ({ security = [] }: Description) => (security as object[]).map((way) => Object.keys(way).join(' and '))
  const [before, after] = [ways(ours), ways(theirs)]
  const named = (names: string[]) => names.map((name) => name || 'none').join(' or ') || 'none'
  const isFree = after.length === 0 || after.includes('')
  const [type, schema] = mediaOf(theirs.responses?.['401'])
  const part = after.includes('bearer') ? 'token' : 'call'
  const refuse: Alteration = { kind: 'refuse', operation, part, status: 401, ...(schema && { type: type!, schema }) }
  return [{ part: 'token', ours: named(before), theirs: named(after), alterations: isFree ? [] : [refuse] }]
}

function rowOf(part: string, { path, what, ours, theirs }: SchemaChange): Row {
  const isNeed = what === 'required'
  return {
    part,
    path,
    what: /^(whole|gone|come)$/.test(what) ? '' : what,
    ours: isNeed ? needText(ours) : textOf(ours),
    theirs: isNeed ? needText(theirs) : textOf(theirs),
  }
}

function needText(isRequired: unknown): string {
  return isRequired === true ? 'required' : 'optional'
}

/** The first media type of a response or body that is JSON, else the first. */
function mediaOf(described: Description | undefined): [type?: string, schema?: Schema] {
  const all = Object.entries((described?.content ?? {}) as Record<string, { schema?: Schema }>)
  const [type, media] = all.find(([name]) => name.includes('json')) ?? all[0] ?? []
  return type === undefined ? [] : [type, media?.schema ?? {}]
}
