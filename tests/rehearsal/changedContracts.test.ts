import { expect, it } from 'vitest'
import { movableClock } from '#mocks/clock/clock.ts'
import { characterId } from '#mocks/fixtures/ids.ts'
import { type Rehearsal, rehearsalsOf } from '#mocks/rehearsal/rehearsals.ts'
import type { Description } from '#openapi/descriptions/upgradedDescription.ts'
import { ApiError } from '#src/api/calls/ApiError.ts'
import { createCharacterMutation } from '#src/api/calls/characterEditing.ts'
import { characterQuery, listingQuery } from '#src/api/calls/characters.ts'
import type { Character, CharacterPage } from '#src/api/generated/calls.schemas.ts'
import { likeMutation } from '#src/api/calls/likes.ts'
import { characterDetails, characterSummaries } from '#src/api/shapes/characterShapes.ts'
import document from '#src/contract/generated/contract.json' with { type: 'json' }
import { tabOfMira } from '#tests/support/tabOfMira.ts'
import { errorTexts } from './results.ts'
import { type Shown, type Verdict, verdictOf } from './verdict.ts'

const contract = document as Description
const NINE = `/characters/${characterId('nine')}`
const LIKE = { method: 'POST', path: `${NINE}/like` }
const READ = { path: NINE }
const LIST = { path: '/characters' }
const BODY = {
  name: 'A name of 25 characters..',
  description: 'd',
  backgroundDescription: 'b',
  personalities: [{ name: 'patient', strength: 'moderately' }],
  greetings: { main: 'Hello', alternatives: [] },
  tags: [],
}
const CREATE = { method: 'POST', path: '/characters/', body: BODY as object }
const REPORT = { method: 'POST', path: '/characters/report', body: { id: characterId('nine'), category: 'Other' } }
const UNKNOWN = `/characters/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`

interface Contract {
  what: string
  plant: (schemas: Description, paths: Description, components: Description) => unknown
  /** What people notice, by screen; nobody notices it on the others. */
  seen?: Record<string, Verdict>
  call?: { method?: string; path: string; body?: object; token?: false }
  /** The response to `call`, if not today's. */
  gives?: { status?: number; body?: unknown; type?: string }
}

const text = { type: 'string' }
const integer = { type: 'integer' }
const optional = (schema: Description, name: string) =>
  (schema.required = (schema.required as string[]).filter((one) => one !== name))
const without = (schema: Description, name: string) => {
  delete schema.properties[name]
  optional(schema, name)
}
const withRequired = (call: Description, where: string) =>
  (call.parameters ??= []).push({ name: 'X-Client', in: where, required: true, schema: text })
const object = (required: string[], properties: object) => ({ type: 'object', required, properties })
const kind = (name: string) => object(['kind'], { kind: { const: name }, text })

const CONTRACTS: Contract[] = [
  {
    what: 'a renamed field',
    plant({ Character }) {
      without(Character, 'likeCount')
      Character.properties.likes = integer
    },
    call: READ,
    gives: { body: expect.not.objectContaining({ likeCount: expect.anything() }) },
    seen: { character: 'looks different' },
  },
  {
    what: 'a field that moved into an object',
    plant({ Character }) {
      without(Character, 'creatorUsername')
      Character.properties.creator = object(['name'], { name: text })
    },
    call: READ,
    gives: { body: expect.objectContaining({ creator: { name: 'Example' } }) },
    seen: { explore: 'looks different' },
  },
  {
    what: 'a field that may be null',
    plant: ({ Character }) => (Character.properties.description.type = ['string', 'null']),
    seen: { explore: 'looks different' },
  },
  {
    what: 'a field that became optional',
    plant: ({ Character }) => optional(Character, 'name'),
    seen: { explore: 'looks different', character: 'looks different', create: 'looks different' },
  },
  {
    what: 'a sixth strength of a trait',
    plant: ({ TraitStrength }) => TraitStrength.enum.push('overwhelmingly'),
    call: READ,
    gives: {
      body: { personalities: expect.arrayContaining([expect.objectContaining({ strength: 'overwhelmingly' })]) },
    },
    seen: { character: 'looks different' },
  },
  {
    what: 'an eleventh category of a report',
    plant: ({ CharacterReportCategory }) => CharacterReportCategory.enum.push('Bad taste'),
    call: REPORT,
  },
  {
    what: 'a category of a report less',
    plant: ({ CharacterReportCategory }) => CharacterReportCategory.enum.pop(),
    call: REPORT,
    gives: { status: 422 },
  },
  { what: 'a fourth order', plant: ({ CharacterSort }) => CharacterSort.enum.push('random'), call: LIST },
  {
    what: 'an order less',
    plant: ({ CharacterSort }) => (CharacterSort.enum = ['chatiest', 'latest']),
    seen: { explore: 'says so' },
  },
  {
    what: 'totals of pages as texts',
    plant: ({ PageMeta }) => (PageMeta.properties.total_pages = text),
    call: LIST,
    gives: { body: { meta: expect.objectContaining({ total_pages: expect.any(String) as unknown }) } },
  },
  {
    what: 'pages without totals',
    plant: ({ PageMeta }) => without(PageMeta, 'total_pages'),
    call: LIST,
    gives: { body: { meta: expect.not.objectContaining({ total_pages: expect.anything() }) } },
  },
  {
    what: 'ids as numbers',
    plant: ({ Character }) => (Character.properties.id = integer),
    call: LIST,
    gives: { body: { data: expect.arrayContaining([expect.objectContaining({ id: expect.any(Number) })]) } },
  },
  {
    what: 'times in Unix seconds',
    plant: ({ Character }) => (Character.properties.created_at = integer),
    call: READ,
    gives: { body: { created_at: expect.any(Number) } },
  },
  {
    what: 'problem details instead of our errors',
    plant(_schemas, _paths, { responses }) {
      const schema = object(['title', 'status'], { title: text, status: integer, detail: text })
      for (const response of Object.values(responses as Record<string, Description>))
        if (JSON.stringify(response).includes('ErrorBody'))
          response.content = { 'application/problem+json': { schema } }
    },
    call: { path: UNKNOWN },
    gives: { status: 404, type: 'application/problem+json', body: { title: expect.any(String), status: 404 } },
  },
  {
    what: 'a lower limit',
    plant: ({ CharacterBody }) => (CharacterBody.properties.name.maxLength = 20),
    call: CREATE,
    gives: { status: 422 },
    seen: { create: 'breaks' },
  },
  {
    what: 'a higher limit',
    plant: ({ CharacterBody }) => (CharacterBody.properties.name.maxLength = 30),
    call: CREATE,
  },
  {
    what: 'a new required field',
    plant({ CharacterBody }) {
      CharacterBody.properties.motto = text
      CharacterBody.required.push('motto')
    },
    call: CREATE,
    gives: { status: 422 },
    seen: { create: 'breaks' },
  },
  {
    what: 'a field of a request that is gone',
    plant: ({ CharacterBody }) => without(CharacterBody, 'tags'),
    call: CREATE,
    gives: { status: 422 },
    seen: { create: 'breaks' },
  },
  {
    what: 'a new required header',
    plant: (_, paths) => withRequired(paths['/characters/{id}/like'].post, 'header'),
    call: LIKE,
    gives: { status: 422 },
    seen: { like: 'breaks' },
  },
  {
    what: 'a new required query',
    plant: (_, paths) => withRequired(paths['/characters'].get, 'query'),
    call: LIST,
    gives: { status: 422 },
    seen: { explore: 'says so' },
  },
  {
    what: 'a call that moved',
    plant(_, paths) {
      paths['/api/v2/characters/{id}'] = paths['/characters/{id}']
      delete paths['/characters/{id}']
    },
    call: READ,
    gives: { status: 404 },
    seen: { character: 'looks different' },
  },
  {
    what: 'another method',
    plant: (_, paths) => (paths['/characters/{id}/like'] = { put: paths['/characters/{id}/like'].post }),
    call: LIKE,
    gives: { status: 405 },
    seen: { like: 'breaks' },
  },
  {
    what: '204 instead of a body',
    plant(_, paths) {
      const { responses } = paths['/characters/{id}/like'].post
      responses[204] = { description: 'Liked' }
      delete responses[200]
    },
    call: LIKE,
    gives: { status: 204, body: undefined },
  },
  {
    what: 'a list that may be null',
    plant: ({ CharacterPage }) => (CharacterPage.properties.data.type = ['array', 'null']),
    seen: { explore: 'says so' },
  },
  {
    what: 'a discriminated union instead of an object',
    plant: (schemas) => (schemas.Greetings = { oneOf: [kind('short'), kind('long')] }),
    call: READ,
    gives: { body: expect.objectContaining({ greetings: { kind: 'short' } }) },
    seen: { character: 'looks different' },
  },
  {
    what: 'a call that needs a token',
    plant: (_, paths) => (paths['/characters'].get.security = [{ bearer: [] }]),
    call: { ...LIST, token: false },
    gives: { status: 401 },
  },
]

function rehearsed(plant: Contract['plant'], renames = {}): Rehearsal[] {
  const theirs = structuredClone(contract)
  plant(theirs.components.schemas as Description, theirs.paths as Description, theirs.components as Description)
  return rehearsalsOf(contract, theirs, renames)
}

/** Calls the server of a new contract. */
function callerOf(rehearsals: readonly Rehearsal[]) {
  mira.server.follow({ name: 'new.yaml', differences: [...rehearsals] })
  return async ({ method = 'GET', path, body, token }: NonNullable<Contract['call']>) => {
    const headers = {
      ...(token !== false && { Authorization: `Bearer ${mira.server.signInAs('mira').access_token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    }
    const request = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await mira.server.fetch(`http://localhost/api/v1${path}`, request)
    const said = await response.text()
    const type = response.headers.get('Content-Type')
    return { status: response.status, type, body: said === '' ? undefined : JSON.parse(said) }
  }
}

it.for(CONTRACTS)('$what: its traffic, and the screens that notice it', async ({ plant, call, gives, seen = {} }) => {
  const rehearsals = rehearsed(plant)
  expect(rehearsals.filter(({ why }) => why !== undefined)).toEqual([])
  const response = call && (await callerOf(rehearsals)(call))
  if (gives) expect(response).toMatchObject(gives)
  else if (response) expect(response.status).toBeLessThan(300)
  expect(await verdictsOf(rehearsals)).toEqual(seen)
})

/** A screen without its page: the product's calls, shapes and error texts. */
type Screen = () => Promise<string[]>

// At one moment: a minute that ends between two readings is no difference.
const mira = tabOfMira({ clock: movableClock({ at: '2026-05-20T12:00:00Z' }) })
const oneCharacter = () => mira.read<Character>(characterQuery(characterId('nine')))
const SCREENS: Record<string, Screen> = {
  explore: async () => {
    const page = await mira.read<CharacterPage>(listingQuery({ page: 1, limit: 6, sort: 'liked' }))
    return characterSummaries(page).flatMap((one) => [one.name, one.description, `By ${one.creatorUsername}`])
  },
  character: async () => {
    const { name, traits, greetings, tags, likeCount } = characterDetails(await oneCharacter())
    return [name, ...traits.map((trait) => `${trait.name}: ${trait.strength}`), greetings.main, ...tags, `${likeCount}`]
  },
  like: async () => {
    const { isLiked } = await mira.mutate<{ isLiked?: boolean }>(likeMutation, {
      id: characterId('nine'),
      isLiked: true,
    })
    return [`liked: ${isLiked ?? true}`]
  },
  create: async () => {
    const created = await mira.mutate<Character | null>(createCharacterMutation, BODY)
    return [created ? characterDetails(created).name : 'Created']
  },
}

/** What a screen shows with these differences. */
async function shownBy(screen: Screen, rehearsals: readonly Rehearsal[]): Promise<Shown> {
  await mira.startAgain()
  mira.server.follow({ name: 'new.yaml', differences: [...rehearsals] })
  const [words, failures] = await screen().then(
    (texts) => [texts, []] as const,
    (thrown: Error) => (thrown instanceof ApiError ? [[thrown.message], []] : [[], [`Exception: ${thrown.message}`]]),
  )
  const calls = mira.server.log.calls().map(({ operation, status }) => `${operation} ${status}`)
  const place = { id: 'a--b', title: 'a', width: 390, viewer: 'mira', scenario: null, path: '/', pageTitle: null }
  return { record: { ...place, headings: [], words: [...words], controls: [], calls }, failures: [...failures] }
}

const KNOWN = { isErrorText: errorTexts(), writes: new Set(['likeCharacter', 'createCharacter']), differs: false }

async function verdictsOf(rehearsals: readonly Rehearsal[]) {
  const verdicts: Record<string, Verdict> = {}
  for (const [name, screen] of Object.entries(SCREENS)) {
    const today = await shownBy(screen, [])
    const { verdict } = verdictOf(today, await shownBy(screen, rehearsals), KNOWN)
    if (verdict !== 'nobody notices') verdicts[name] = verdict
  }
  return verdicts
}

it('our own contract changes nothing', () => {
  expect(rehearsed(() => undefined)).toEqual([])
})

it.for<{ title: string; plant: Contract['plant'] }>([
  {
    title: 'new calls: get /moons, post /moons',
    plant: (_, paths) => (paths['/moons'] = { get: { responses: {} }, post: { responses: {} } }),
  },
  {
    title: 'new fields: bot, motto',
    plant({ Character, User }) {
      Character.properties.motto = text
      User.properties.bot = { type: 'boolean' }
    },
  },
  {
    title: 'the traffic of the app stays the same: request body /name maxLength, request body /motto',
    plant({ CharacterBody }) {
      CharacterBody.properties.motto = text
      CharacterBody.properties.name.maxLength = 30
    },
  },
])('what the app knows nothing of, or need not know, is one difference: $title', ({ title, plant }) => {
  expect(rehearsed(plant)).toMatchObject([{ title }])
})

it('an equal change of a shared schema is one rehearsal with all its places', async () => {
  const rehearsals = rehearsed(({ TraitStrength }) => TraitStrength.enum.push('overwhelmingly'))
  const [responses, requests, ...others] = rehearsals.sort((one, other) => other.places.length - one.places.length)
  expect(others).toEqual([])
  expect(responses!.title).toMatch(/strength enum: with overwhelmingly$/)
  expect(responses!.places.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(['readCharacter', 'listMyChats']),
  )
  expect(requests!.alterations).toEqual([])
})

it('a renamed field is suggested, and the map makes one change of two', async () => {
  const { plant } = CONTRACTS[0]!
  expect(rehearsed(plant)[0]!.suggestion).toBe('likeCount: likes')
  const mapped = rehearsed(plant, { likeCount: 'likes' })
  expect(mapped.map(({ title }) => title)).toEqual(['likeCount → likes'])
  const { likeCount } = (await callerOf([])(READ)).body
  expect((await callerOf(mapped)(READ)).body).toMatchObject({ likes: likeCount })
})

it('a field that moved into a new object is suggested with it, and the map moves it', async () => {
  const plant: Contract['plant'] = ({ Character }) => {
    Character.properties.statistics = object([], { likeCount: integer })
    without(Character, 'likeCount')
  }
  expect(rehearsed(plant)[0]!.suggestion).toBe('likeCount: statistics.likeCount')
  const { likeCount, ...others } = (await callerOf([])(READ)).body
  const mapped = rehearsed(plant, { likeCount: 'statistics.likeCount' })
  expect((await callerOf(mapped)(READ)).body).toEqual({ ...others, statistics: { likeCount } })
})

it('a map of paths rehearses calls that moved; what the new contract does not have is refused', () => {
  const plant: Contract['plant'] = (_, paths) => {
    paths['/me'] = paths['/auth/me']
    delete paths['/auth/me']
  }
  expect(rehearsed(plant, { '/auth/me': '/me', name: 'title' })).toEqual([])
  expect(() => rehearsed(plant, { '/auth/me': '/you' })).toThrow('The new description has no path /you.')
  expect(() => rehearsed(CONTRACTS[0]!.plant, { likeCount: 'loves' })).toThrow(
    'The new description has no field loves where likeCount was.',
  )
})

it('a field with another name and the same schema is one that goes and one that comes', () => {
  const tokens = object(['token'], { token: text, refresh_token: text })
  expect(rehearsed((schemas) => (schemas.Tokens = tokens))).toContainEqual(
    expect.objectContaining({
      suggestion: 'access_token: token',
      alterations: [expect.objectContaining({ path: ['access_token'], puts: [{ absent: true }] })],
    }),
  )
})

it('an id that became a number is understood when the app sends it', async () => {
  const call = callerOf(rehearsed(({ Character }) => (Character.properties.id = integer)))
  const { data } = (await call(LIST)).body
  expect(await call({ path: `/characters/${data[0].id}` })).toMatchObject({ status: 200, body: { name: data[0].name } })
  expect(await call({ method: 'POST', path: `/characters/${data[0].id}/like` })).toMatchObject({ status: 200 })
})

it('a fault also hits a call that the new contract refuses', async () => {
  const call = callerOf(rehearsed((_, paths) => withRequired(paths['/characters/{id}/like'].post, 'header')))
  mira.server.faults.add({ operation: 'likeCharacter', times: 1, network: 'fail' })
  await expect(call(LIKE)).rejects.toThrow()
  expect(await call(LIKE)).toMatchObject({ status: 422 })
})

it('what has no rule is said so, and never altered', () => {
  const [one] = rehearsed(({ Character }) => (Character.properties.name.pattern = '^[a-z]+$'))
  expect(one).toMatchObject({ alterations: [], why: 'A value that shows it cannot be derived.' })
})
