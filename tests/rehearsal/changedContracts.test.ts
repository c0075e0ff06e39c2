import { expect, it } from 'vitest'
import { movableClock } from '#mocks/clock/clock.ts'
import { characterId } from '#mocks/fixtures/ids.ts'
import { type Rehearsal, rehearsalsOf } from '#mocks/rehearsal/rehearsals.ts'
import type { Description } from '#openapi/descriptions/upgradedDescription.ts'
import { ApiError } from '#src/api/calls/ApiError.ts'
import { createCharacterMutation } from '#src/api/calls/characterEditing.ts'
import { characterQuery, listingQuery } from '#src/api/calls/characters.ts'
import { myChatsQuery } from '#src/api/calls/chats.ts'
import { newestFirst } from '#src/api/shapes/chatsPage.ts'
import type { Character } from '#src/api/generated/schemas/character.ts'
import type { CharacterPage } from '#src/api/generated/schemas/characterPage.ts'
import { likeMutation } from '#src/api/calls/likes.ts'
import { characterDetails, characterSummaries } from '#src/api/shapes/characterShapes.ts'
import document from '#src/contract/generated/contract.json' with { type: 'json' }
import { rowTime } from '#src/features/chats-list/rowTime.ts'
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
const UNKNOWN = `/characters/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`

interface Contract {
  what: string
  plant: (theirs: Description) => void
  call: { method?: string; path: string; body?: object; token?: false }
  /** The response; `as today` if the new contract changes nothing for this call. */
  gives: { status?: number; body?: unknown; type?: string } | 'as today'
  /** What people notice, by screen; nobody notices it on the others. */
  seen: Record<string, Verdict>
}

const text = { type: 'string' }
const absent = (...names: string[]) =>
  expect.not.objectContaining(Object.fromEntries(names.map((name) => [name, expect.anything()])))
const inList = (fields: object) => ({ data: expect.arrayContaining([expect.objectContaining(fields)]) as unknown })
const schemas = ({ components }: Description) => components.schemas as Record<string, Description>
const character = (theirs: Description) => schemas(theirs).Character!.properties as Description
const optional = (schema: Description, name: string) =>
  (schema.required = (schema.required as string[]).filter((one) => one !== name))
const required = (theirs: Description, path: string, method: string, where: string) =>
  (theirs.paths[path][method].parameters ??= []).push({ name: 'X-Client', in: where, required: true, schema: text })
const problem = {
  type: 'object',
  required: ['title', 'status'],
  properties: { title: text, status: { type: 'integer' }, detail: text },
}

const CONTRACTS: Contract[] = [
  {
    what: 'a renamed field',
    plant(theirs) {
      character(theirs).likes = { type: 'integer' }
      delete character(theirs).likeCount
    },
    call: READ,
    gives: { body: absent('likeCount') },
    seen: { character: 'looks different' },
  },
  {
    what: 'a field that moved into an object',
    plant(theirs) {
      character(theirs).creator = { type: 'object', required: ['name'], properties: { name: text } }
      delete character(theirs).creatorUsername
      optional(schemas(theirs).Character!, 'creatorUsername')
    },
    call: READ,
    gives: { body: expect.objectContaining({ creator: { name: 'Example' } }) },
    seen: { explore: 'looks different' },
  },
  {
    what: 'a field that may be null',
    plant: (theirs) => (character(theirs).description.type = ['string', 'null']),
    call: LIST,
    gives: { body: inList({ description: null }) },
    seen: { explore: 'looks different' },
  },
  {
    what: 'a field that became optional',
    plant: (theirs) => optional(schemas(theirs).Character!, 'name'),
    call: READ,
    gives: { body: absent('name') },
    seen: {
      explore: 'looks different',
      character: 'looks different',
      chats: 'looks different',
      create: 'looks different',
    },
  },
  {
    what: 'a sixth strength of a trait',
    plant: (theirs) => schemas(theirs).TraitStrength!.enum.push('overwhelmingly'),
    call: READ,
    gives: {
      body: { personalities: expect.arrayContaining([expect.objectContaining({ strength: 'overwhelmingly' })]) },
    },
    seen: { character: 'looks different' },
  },
  {
    what: 'an eleventh category of a report',
    plant: (theirs) => schemas(theirs).CharacterReportCategory!.enum.push('Bad taste'),
    call: { method: 'POST', path: '/characters/report', body: { id: characterId('nine'), category: 'Other' } },
    gives: 'as today',
    seen: {},
  },
  {
    what: 'a category of a report less',
    plant: (theirs) => schemas(theirs).CharacterReportCategory!.enum.pop(),
    call: { method: 'POST', path: '/characters/report', body: { id: characterId('nine'), category: 'Other' } },
    gives: { status: 422 },
    seen: {},
  },
  {
    what: 'a fourth order',
    plant: (theirs) => schemas(theirs).CharacterSort!.enum.push('random'),
    call: { path: '/characters?sort=liked' },
    gives: 'as today',
    seen: {},
  },
  {
    what: 'an order less',
    plant: (theirs) => (schemas(theirs).CharacterSort!.enum = ['chatiest', 'latest']),
    call: { path: '/characters?sort=liked' },
    gives: { status: 422 },
    seen: { explore: 'says so' },
  },
  {
    what: 'totals of pages as texts',
    plant: (theirs) => (schemas(theirs).PageMeta!.properties.total_pages = text),
    call: LIST,
    gives: { body: { meta: expect.objectContaining({ total_pages: expect.any(String) as unknown }) } },
    seen: {},
  },
  {
    what: 'pages without totals',
    plant(theirs) {
      delete schemas(theirs).PageMeta!.properties.total_pages
      optional(schemas(theirs).PageMeta!, 'total_pages')
    },
    call: LIST,
    gives: { body: { meta: absent('total_pages') } },
    seen: {},
  },
  {
    what: 'ids as numbers',
    plant: (theirs) => (character(theirs).id = { type: 'integer' }),
    call: LIST,
    gives: { body: inList({ id: expect.any(Number) }) },
    seen: {},
  },
  {
    what: 'times in Unix seconds',
    plant: (theirs) => (character(theirs).created_at = { type: 'integer' }),
    call: READ,
    gives: { body: { created_at: expect.any(Number) } },
    seen: {},
  },
  {
    what: 'problem details instead of our errors',
    plant(theirs) {
      for (const response of Object.values(theirs.components.responses as Description))
        if ('application/json' in response.content && JSON.stringify(response).includes('ErrorBody'))
          response.content = { 'application/problem+json': { schema: problem } }
    },
    call: { path: UNKNOWN },
    gives: { status: 404, type: 'application/problem+json', body: { title: expect.any(String), status: 404 } },
    seen: {},
  },
  {
    what: 'a lower limit',
    plant: (theirs) => (schemas(theirs).CharacterBody!.properties.name.maxLength = 20),
    call: CREATE,
    gives: { status: 422 },
    seen: { create: 'breaks' },
  },
  {
    what: 'a higher limit',
    plant: (theirs) => (schemas(theirs).CharacterBody!.properties.name.maxLength = 30),
    call: CREATE,
    gives: 'as today',
    seen: {},
  },
  {
    what: 'a new required field',
    plant(theirs) {
      schemas(theirs).CharacterBody!.properties.motto = text
      schemas(theirs).CharacterBody!.required.push('motto')
    },
    call: CREATE,
    gives: { status: 422 },
    seen: { create: 'breaks' },
  },
  {
    what: 'a field of a request that is gone',
    plant(theirs) {
      delete schemas(theirs).CharacterBody!.properties.tags
      optional(schemas(theirs).CharacterBody!, 'tags')
    },
    call: CREATE,
    gives: { status: 422 },
    seen: { create: 'breaks' },
  },
  {
    what: 'a new required header',
    plant: (theirs) => required(theirs, '/characters/{id}/like', 'post', 'header'),
    call: LIKE,
    gives: { status: 422 },
    seen: { like: 'breaks' },
  },
  {
    what: 'a new required query',
    plant: (theirs) => required(theirs, '/characters', 'get', 'query'),
    call: LIST,
    gives: { status: 422 },
    seen: { explore: 'says so' },
  },
  {
    what: 'a call that moved',
    plant(theirs) {
      theirs.paths['/api/v2/characters/{id}'] = theirs.paths['/characters/{id}']
      delete theirs.paths['/characters/{id}']
    },
    call: READ,
    gives: { status: 404 },
    seen: { character: 'looks different' },
  },
  {
    what: 'another method',
    plant(theirs) {
      theirs.paths['/characters/{id}/like'].put = theirs.paths['/characters/{id}/like'].post
      delete theirs.paths['/characters/{id}/like'].post
    },
    call: LIKE,
    gives: { status: 405 },
    seen: { like: 'breaks' },
  },
  {
    what: '204 instead of a body',
    plant(theirs) {
      theirs.paths['/characters/{id}/like'].post.responses['204'] = { description: 'Liked' }
      delete theirs.paths['/characters/{id}/like'].post.responses['200']
    },
    call: LIKE,
    gives: { status: 204, body: undefined },
    seen: {},
  },
  {
    what: 'a list that may be null',
    plant: (theirs) => (schemas(theirs).CharacterPage!.properties.data.type = ['array', 'null']),
    call: LIST,
    gives: { body: expect.objectContaining({ data: null }) },
    seen: { explore: 'says so' },
  },
  {
    what: 'a discriminated union instead of an object',
    plant(theirs) {
      const of = (kind: string) => ({ type: 'object', required: ['kind'], properties: { kind: { const: kind }, text } })
      schemas(theirs).Greetings = { oneOf: [of('short'), of('long')] }
    },
    call: READ,
    gives: { body: expect.objectContaining({ greetings: { kind: 'short' } }) },
    seen: { character: 'looks different' },
  },
  {
    what: 'a call that needs a token',
    plant: (theirs) => (theirs.paths['/characters'].get.security = [{ bearer: [] }]),
    call: { ...LIST, token: false },
    gives: { status: 401 },
    seen: {},
  },
]

function rehearsed(plant: Contract['plant'], renames = {}): Rehearsal[] {
  const theirs = structuredClone(contract)
  plant(theirs)
  return rehearsalsOf(contract, theirs, renames)
}

/** Calls the server of a new contract. */
function callerOf(rehearsals: readonly Rehearsal[]) {
  mira.server.follow({ name: 'new.yaml', differences: [...rehearsals] })
  return async ({ method = 'GET', path, body, token }: Contract['call']) => {
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

it.for(CONTRACTS)('$what changes the traffic', async ({ plant, call, gives }) => {
  const rehearsals = rehearsed(plant)
  expect(rehearsals.filter(({ why }) => why !== undefined)).toEqual([])
  const response = await callerOf(rehearsals)(call)
  if (gives === 'as today') {
    expect(rehearsals.flatMap(({ alterations }) => alterations)).toEqual([])
    expect(response.status).toBeLessThan(300)
  } else expect(response).toMatchObject(gives)
})

/** A screen without its page: the product's calls, shapes and error texts. */
type Screen = () => Promise<string[]>

// At one moment: a minute that ends between two readings is no difference.
const mira = tabOfMira({ clock: movableClock({ at: '2026-05-20T12:00:00Z' }) })
const oneCharacter = () => mira.read<Character>(characterQuery(characterId('nine')))
const chats = async () => {
  const pages = await mira.tab().client.fetchInfiniteQuery({ ...myChatsQuery, retry: false })
  return newestFirst(pages)
}
const SCREENS: Record<string, Screen> = {
  explore: async () => {
    const page = await mira.read<CharacterPage>(listingQuery({ page: 1, limit: 6, sort: 'liked' }))
    return characterSummaries(page).flatMap((one) => [one.name, one.description, `By ${one.creatorUsername}`])
  },
  character: async () => {
    const { name, traits, greetings, tags, likeCount } = characterDetails(await oneCharacter())
    return [name, ...traits.map((trait) => `${trait.name}: ${trait.strength}`), greetings.main, ...tags, `${likeCount}`]
  },
  chats: async () =>
    (await chats()).flatMap((chat) => [chat.character.name, rowTime(chat.lastInteraction, 'UTC'), chat.lastMessage]),
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

async function verdictsOf(screens: Record<string, Screen>, rehearsals: readonly Rehearsal[]) {
  const verdicts: Record<string, Verdict> = {}
  for (const [name, screen] of Object.entries(screens)) {
    const today = await shownBy(screen, [])
    const { verdict } = verdictOf(today, await shownBy(screen, rehearsals), KNOWN)
    if (verdict !== 'nobody notices') verdicts[name] = verdict
  }
  return verdicts
}

it.for(CONTRACTS)('$what: the screens that notice it', async ({ plant, seen }) => {
  expect(await verdictsOf(SCREENS, rehearsed(plant))).toEqual(seen)
})

/** Defects that nobody sees today: each screen shows the same as the product's. */
const DEFECTS: { what: string; screen: Screen; breaksOf: string[] }[] = [
  {
    what: 'a time as it came',
    screen: async () => [`Since ${(await oneCharacter()).created_at}`],
    breaksOf: ['times in Unix seconds'],
  },
  {
    what: 'a name without a default',
    screen: async () => [`Chat with ${(await oneCharacter()).name}`],
    breaksOf: ['a field that became optional'],
  },
  {
    what: 'strengths from a table',
    screen: async () => {
      const width: Record<string, number[]> = {
        absolutely: [5],
        'quite a lot': [4],
        moderately: [3],
        'not very': [2],
        'not at all': [1],
      }
      const { traits } = characterDetails(await oneCharacter())
      return traits.map(({ name, strength }) => `${name} ${(width[strength] as number[]).join()}`)
    },
    breaksOf: ['a sixth strength of a trait'],
  },
]

it.for(DEFECTS)('a planted defect, $what, is found', async ({ screen, breaksOf }) => {
  const broken: string[] = []
  for (const { what, plant } of CONTRACTS) {
    const { planted } = await verdictsOf({ planted: screen }, rehearsed(plant))
    if (planted === 'breaks') broken.push(what)
  }
  expect(broken).toEqual(breaksOf)
})

it('our own contract changes nothing', async () => {
  expect(rehearsed(() => undefined)).toEqual([])
})

it('an equal change of a shared schema is one rehearsal with all its places', async () => {
  const rehearsals = rehearsed((theirs) => schemas(theirs).TraitStrength!.enum.push('overwhelmingly'))
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
  const [gone] = rehearsed(plant)
  expect(gone!.suggestion).toBe('likeCount: likes')
  const mapped = rehearsed(plant, { likeCount: 'likes' })
  expect(mapped.map(({ title }) => title)).toEqual(['likeCount → likes'])
  const { likeCount } = (await callerOf([])(READ)).body
  expect((await callerOf(mapped)(READ)).body).toMatchObject({ likes: likeCount })
})

it('a field that moved into a new object is suggested with it; a map to a field that does not exist is refused', () => {
  const plant: Contract['plant'] = (theirs) => {
    character(theirs).statistics = { type: 'object', properties: { likeCount: character(theirs).likeCount } }
    delete character(theirs).likeCount
  }
  expect(rehearsed(plant)[0]!.suggestion).toBe('likeCount: statistics.likeCount')
  expect(() => rehearsed(plant, { likeCount: 'statistics.likes' })).toThrow(
    'The new description has no field statistics.likes where likeCount was.',
  )
})

it('the calls that only the new contract has are one difference', () => {
  const rehearsals = rehearsed(({ paths }) => {
    paths['/moons'] = { get: { responses: {} }, post: { responses: {} } }
  })
  expect(rehearsals).toMatchObject([{ title: 'new calls: get /moons, post /moons', alterations: [] }])
})

it('a field with another name and the same schema is one that goes and one that comes', async () => {
  const rehearsals = rehearsed((theirs) => {
    schemas(theirs).Tokens = { type: 'object', required: ['token'], properties: { token: text, refresh_token: text } }
  })
  expect(rehearsals.find(({ title }) => title.includes('/access_token'))).toMatchObject({
    suggestion: 'access_token: token',
    alterations: [{ kind: 'field', path: ['access_token'], puts: [{ absent: true }] }],
  })
})

it('a map also moves a field into an object', async () => {
  const mapped = rehearsed(CONTRACTS[1]!.plant, { creatorUsername: 'creator.name' })
  const { creatorUsername, ...others } = (await callerOf([])(READ)).body
  expect((await callerOf(mapped)(READ)).body).toEqual({ ...others, creator: { name: creatorUsername } })
})

it('a map of paths rehearses calls that moved', () => {
  const { '/auth/me': me, ...paths } = contract.paths
  const moved = { ...contract, paths: { ...paths, '/me': me } }
  expect(rehearsalsOf(contract, moved, { '/auth/me': '/me', name: 'title' })).toEqual([])
  expect(() => rehearsalsOf(contract, moved, { '/auth/me': '/you' })).toThrow('The new description has no path /you.')
})

it('an id that became a number is understood when the app sends it', async () => {
  const call = callerOf(rehearsed((theirs) => (character(theirs).id = { type: 'integer' })))
  const { data } = (await call(LIST)).body
  expect(await call({ path: `/characters/${data[0].id}` })).toMatchObject({ status: 200, body: { name: data[0].name } })
  expect(await call({ method: 'POST', path: `/characters/${data[0].id}/like` })).toMatchObject({ status: 200 })
})

it('what has no rule is said so, and never altered', async () => {
  const [one] = rehearsed((theirs) => (schemas(theirs).Character!.properties.name.pattern = '^[a-z]+$'))
  expect(one).toMatchObject({ alterations: [], why: 'A value that shows it cannot be derived.' })
})
