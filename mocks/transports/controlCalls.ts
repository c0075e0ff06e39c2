import * as v from 'valibot'
import { exportFile, readWorldFile } from '#mocks/capture/worldFile.ts'
import type { MockControls } from '#mocks/world/mockControls.ts'
import { tokensOf } from '#mocks/world/mockControls.ts'
import { operations, type OperationId } from '#src/contract/generated/operations.ts'
import { faultJson, situationJson } from '#mocks/situation/situationJson.ts'
import { utf8Text } from '#src/contract/strict/utf8Text.ts'
import { readControlBody } from './controlBody.ts'
import { problemsIn } from './controlProblems.ts'

/** The path of the control calls, beside the API and the pictures. */
export const CONTROL_PATH = '/mock-control'

const operation = v.picklist(operations.map(({ id }) => id) as [OperationId, ...OperationId[]])
const clockChange = v.union(
  [
    v.strictObject({ moveMs: v.pipe(v.number(), v.safeInteger()) }),
    v.strictObject({ setTo: v.pipe(v.string(), v.isoTimestamp()) }),
    v.strictObject({ running: v.boolean() }),
  ],
  'must be {"moveMs": a whole number}, {"setTo": "2026-05-20T12:00:00Z"} or {"running": true or false}.',
)

/** The range of moments that the form `2026-05-20T12:00:00Z` covers. */
const LAST_MOMENT_MS = Date.parse('9999-12-31T23:59:59.999Z')

type ControlCall = (controls: MockControls, body: unknown, search: URLSearchParams) => unknown

/** All control calls, as openapi/control.yaml describes them; a test compares the two. */
export const CONTROL_CALLS: Record<string, ControlCall> = {
  'GET /situation': (controls) => state(controls),
  'PUT /situation': async (controls, body) => {
    const situation = v.parse(situationJson, body)
    await controls.begin(situation)
    return { ...state(controls), tokens: tokensOf(controls.server, situation.viewer) ?? null }
  },
  'POST /reset': async (controls) => {
    await controls.reset()
    return state(controls)
  },
  'POST /tokens': ({ server }, body) => {
    const { viewer } = v.parse(v.required(v.pick(situationJson, ['viewer'])), body)
    return { tokens: tokensOf(server, viewer) ?? null }
  },
  'GET /faults': ({ server }) => ({ faults: server.faults.planned() }),
  'POST /faults': ({ server }, body) => {
    server.faults.add(...v.parse(v.strictObject({ faults: v.array(faultJson) }), body).faults)
    return { faults: server.faults.planned() }
  },
  'DELETE /faults': ({ server }) => {
    server.faults.clear()
    return { faults: [] }
  },
  'POST /release': ({ server }, body) => {
    server.release(v.parse(v.strictObject({ operation: v.optional(operation) }), body ?? {}).operation)
    return { faults: server.faults.planned() }
  },
  'PATCH /clock': (controls, body) => {
    const change = v.parse(clockChange, body)
    if ('running' in change) {
      if (change.running) controls.clock.run()
      else controls.clock.freeze()
      return state(controls)
    }
    const to = 'moveMs' in change ? controls.clock.now() + change.moveMs : Date.parse(change.setTo)
    if (!(to >= 0 && to <= LAST_MOMENT_MS)) throw new Error('The clock can be set to the years 1970 to 9999 only.')
    controls.clock.set(to)
    return state(controls)
  },
  'GET /log': ({ server }, _, search) => {
    const wanted = v.parse(v.optional(operation), search.get('operation') ?? undefined)
    return { calls: server.log.calls().filter((call) => !wanted || call.operation === wanted) }
  },
  'DELETE /log': ({ server }) => {
    server.log.clear()
    return { calls: [] }
  },
  'GET /database': async ({ server }) => JSON.parse(exportFile(await server.snapshot())) as unknown,
  'PUT /database': async (controls, body) => {
    const read = readWorldFile(JSON.stringify(body))
    if ('problem' in read) throw new Error(read.problem)
    await controls.openDatabase(read.snapshot)
    return state(controls)
  },
}

function state({ clock, situation }: MockControls) {
  return { situation: situation(), now: new Date(clock.now()).toISOString() }
}

/** Whether a request comes from this machine, and not from a web page of another site. */
export function isFromHere(request: Request, remoteAddress: string | undefined): boolean {
  const origin = request.headers.get('Origin')
  const names = [request.url, ...(origin === null ? [] : [origin])].map((address) =>
    URL.canParse(address) ? new URL(address).hostname : '',
  )
  const isLoopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(remoteAddress ?? '')
  return isLoopback && names.every((name) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(name))
}

/** The response to a control call; a call that cannot be parsed gets 422 and changes nothing. */
export async function handleControlCall(controls: MockControls, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const path = pathname.slice(CONTROL_PATH.length)
  const methods = methodsOf(path)
  if (methods.length === 0)
    return refusal(404, `There is no control call ${request.method} ${path}; openapi/control.yaml lists them.`)
  const controlCall = CONTROL_CALLS[`${request.method} ${path}`]
  if (!controlCall)
    return refusal(405, `${path} takes ${methods.join(' and ')}, not ${request.method}.`, { Allow: methods.join(', ') })
  try {
    return Response.json(
      await controlCall(controls, readControlBody(utf8Text(await request.arrayBuffer())), searchParams),
    )
  } catch (failure) {
    return refusal(422, v.isValiError(failure) ? problemsIn(failure) : (failure as Error).message)
  }
}

function methodsOf(path: string): string[] {
  return Object.keys(CONTROL_CALLS).flatMap((call) => {
    const [method = '', of] = call.split(' ')
    return of === path ? [method] : []
  })
}

export function refusal(status: number, detail: string, headers?: Record<string, string>): Response {
  return Response.json({ detail }, { status, ...(headers && { headers }) })
}
