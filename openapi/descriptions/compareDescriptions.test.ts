import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import document from '#src/contract/generated/contract.json' with { type: 'json' }
import { compareDescriptions } from './compareDescriptions.ts'
import { inWords } from './differencesText.ts'
import { readDescription } from './readDescription.ts'
import type { Description } from './upgradedDescription.ts'

const contract = document as Description
const differencesIn = (ours: Description, theirs: Description) => compareDescriptions(ours, theirs).map(inWords)

/** The planted difference of the other description, and the only row that has to name it. */
const PLANTED: { what: string; plant: (theirs: Description) => void; row: object }[] = [
  {
    what: 'an operation less',
    plant: ({ paths }) => delete paths['/auth/verified'],
    row: { operation: 'readVerified', where: 'operation', theirs: 'missing', breaks: true },
  },
  {
    what: 'an operation more',
    plant: ({ paths }) => (paths['/moon'] = { get: { responses: {} } }),
    row: { operation: 'get /moon', ours: 'missing', breaks: false },
  },
  {
    what: 'a status more',
    plant: ({ paths }) => (paths['/auth/jwt/login'].post.responses['418'] = { description: 'Tea' }),
    row: { operation: 'login', where: 'response 418', ours: 'missing', theirs: 'no body', breaks: false },
  },
  {
    what: 'a parameter less',
    plant: ({ paths }) => (paths['/characters/tags/search'].get.parameters = []),
    row: { operation: 'searchTags', where: 'query q', theirs: 'missing', breaks: true },
  },
  {
    what: 'a required parameter more',
    plant: ({ paths }) =>
      paths['/characters/search'].get.parameters.push({
        name: 'tenant',
        in: 'query',
        required: true,
        schema: { type: 'string' },
      }),
    row: { operation: 'searchCharacters', where: 'query tenant', theirs: 'string, required', breaks: true },
  },
  {
    what: 'a limit shifted by one',
    plant: ({ components }) => (components.schemas.SendMessageBody.properties.incoming_message.maxLength = 1001),
    row: {
      operation: 'sendMessage',
      where: 'request body /incoming_message maxLength',
      ours: '1000',
      theirs: '1001',
      breaks: false,
    },
  },
  {
    what: 'a call that needs no token any more',
    plant: ({ paths }) => (paths['/auth/picture/renew'].post.security = []),
    row: { operation: 'renewPicture', where: 'token', ours: 'bearer', theirs: 'none', breaks: false },
  },
  {
    what: 'a token in another place',
    plant: (theirs) => {
      theirs.components.securitySchemes.cookie = { type: 'apiKey', in: 'cookie', name: 'sid' }
      theirs.paths['/chats/reset'].post.security = [{ cookie: [] }]
    },
    row: { operation: 'resetChat', where: 'token', ours: 'bearer', theirs: 'cookie sid', breaks: true },
  },
  {
    what: 'another type',
    plant: ({ components }) => (components.schemas.ReframeBody.properties.normalized_height.type = 'string'),
    row: {
      operation: 'reframeImage',
      where: 'request body /normalized_height type',
      ours: 'number',
      theirs: 'string',
      breaks: true,
    },
  },
  {
    what: 'a value less',
    plant: ({ paths }) => {
      const { parameters } = paths['/characters/{id}/cc'].get
      parameters.find(({ name }: { name: string }) => name === 'spec').schema.enum = ['v3']
    },
    row: { operation: 'downloadCharacterCard', where: 'query spec enum', ours: 'v2, v3', theirs: 'v3', breaks: true },
  },
  {
    what: 'a field that is required no more',
    plant: ({ components }) => (components.schemas.RegisterBody.required = ['email', 'password', 'username']),
    row: { operation: 'register', where: 'request body /beta_token required', breaks: false },
  },
  {
    what: 'a field less',
    plant: ({ components }) => delete components.schemas.RenewedPicture.properties.large_pfp_url,
    row: { operation: 'renewPicture', where: 'response 200 /large_pfp_url', theirs: 'missing', breaks: true },
  },
  {
    what: 'a header less',
    plant: ({ paths }) => delete paths['/chats/{id}/cc'].get.responses['200'].headers['Content-Disposition'],
    row: { operation: 'downloadChat', theirs: 'missing', breaks: true },
  },
]

it('each planted difference is listed, and there are no others', async () => {
  const theirs = structuredClone(contract)
  for (const { plant } of PLANTED) plant(theirs)
  const differences = differencesIn(contract, theirs)
  for (const { what, row } of PLANTED) expect(differences, what).toContainEqual(expect.objectContaining(row))
  const expected = PLANTED.map(({ row }) => (row as { operation: string }).operation)
  expect(differences.filter(({ operation }) => !expected.includes(operation))).toEqual([])
  expect(differences).toHaveLength(PLANTED.length)
})

it('a difference in a shared schema is listed for every use', async () => {
  const theirs = structuredClone(contract)
  theirs.components.schemas.PageMeta.properties.page = { type: 'string' }
  const differences = differencesIn(contract, theirs)
  for (const operation of ['listCharacters', 'listFavorites'])
    expect(differences).toContainEqual({
      operation,
      where: 'response 200 /meta/page type',
      ours: 'integer',
      theirs: 'string',
      breaks: true,
    })
})

/** The contract as another tool would generate it. */
function writtenOtherwise(): Description {
  const text = JSON.stringify(contract)
    .replaceAll(/#\/components\/schemas\/(\w+)/g, '#/components/schemas/Their$1')
    .replaceAll('{id}', '{uuid}')
    .replaceAll('"name":"id"', '"name":"uuid"')
  const theirs = JSON.parse(text) as Description
  theirs.openapi = '3.0.3'
  theirs.components.schemas = Object.fromEntries(
    Object.entries(theirs.components.schemas as Record<string, Description>).map(([name, schema]) => [
      `Their${name}`,
      name === 'User' ? { allOf: [{ $ref: '#/components/schemas/UserBase' }, { ...schema, title: 'User' }] } : schema,
    ]),
  )
  theirs.components.schemas.UserBase = { type: 'object', properties: { id: { type: 'string', format: 'uuid' } } }
  theirs.paths = Object.fromEntries(
    Object.entries(theirs.paths as object).map(([path, item]) => [`/backend/api/v2${path}`, item]),
  )
  return JSON.parse(JSON.stringify(theirs), (_, value: unknown) => nullableInsteadOfNull(value)) as Description
}

/** The syntax of OpenAPI 3.0 for nullable values. */
function nullableInsteadOfNull(value: unknown): unknown {
  const { type, ...rest } = (value ?? {}) as { type?: unknown }
  return Array.isArray(type) && type.includes('null')
    ? { ...rest, type: type.find((each) => each !== 'null') as string, nullable: true }
    : value
}

const fileWith = (content: unknown, name = 'openapi.json', folder = mkdtempSync(join(tmpdir(), 'perigee-'))) => {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

it('names, base path, allOf, nullable and the version of OpenAPI make no difference', async () => {
  const theirs = await readDescription(fileWith(writtenOtherwise()))
  expect(differencesIn(contract, theirs)).toEqual([])
})

it('a description in several files is read completely', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'perigee-'))
  const { '/auth/verified': verified, ...paths } = contract.paths
  fileWith({ ...verified, components: contract.components }, 'verified.json', folder)
  const file = fileWith(
    { ...contract, paths: { ...paths, '/auth/verified': { $ref: 'verified.json' } } },
    'all.json',
    folder,
  )
  expect(differencesIn(contract, await readDescription(file))).toEqual([])
})

const REFERENCE = { $ref: '#/components/schemas/Person' }
const PERSON = { type: 'object', properties: { name: { type: 'string' } } }
const NULL = { type: 'null' }
/** The same value in 3.1, as the contract writes it, and as generators write it in 3.0. */
const SAME: Record<string, [contract: object, generated: object]> = {
  text: [{ type: ['string', 'null'] }, { type: 'string', nullable: true }],
  reference: [{ anyOf: [REFERENCE, NULL] }, { nullable: true, allOf: [REFERENCE] }],
  oneReference: [{ anyOf: [REFERENCE, NULL] }, { nullable: true, oneOf: [REFERENCE] }],
  anyReference: [{ anyOf: [REFERENCE, NULL] }, { nullable: true, anyOf: [REFERENCE] }],
  alternatives: [
    { anyOf: [REFERENCE, { type: 'string' }, NULL] },
    { nullable: true, anyOf: [REFERENCE, { type: 'string' }] },
  ],
  word: [
    { type: ['string', 'null'], enum: ['a', null] },
    { type: 'string', nullable: true, enum: ['a'] },
  ],
  count: [{ type: 'integer' }, { allOf: [{ type: 'number' }, { type: 'integer' }] }],
  code: [
    { type: 'string', allOf: [{ pattern: '^a' }, { pattern: 'b$' }] },
    { allOf: [{ type: 'string', pattern: 'b$' }, { pattern: '^a' }] },
  ],
  onePattern: [
    { type: 'string', pattern: '^a' },
    { type: 'string', pattern: '^a', allOf: [{ pattern: '^a' }] },
  ],
}

/** A description of one call, whose two responses have these fields. */
function describing(openapi: string, fields: Record<string, object>): Description {
  const schema = { type: 'object', properties: fields }
  const response = { description: '', content: { 'application/json': { schema } } }
  const get = { operationId: 'read', responses: { 200: response, default: response } }
  return {
    openapi,
    info: { title: '', version: '1' },
    paths: { '/a': { get } },
    components: { schemas: { Person: PERSON } },
  }
}
const side = (at: 0 | 1) => Object.fromEntries(Object.entries(SAME).map(([name, both]) => [name, both[at]]))

it('null, types and patterns that are written otherwise make no difference', async () => {
  const theirs = await readDescription(fileWith(describing('3.0.3', side(1))))
  expect(differencesIn(describing('3.1.0', side(0)), theirs)).toEqual([])
})

it('patterns, and null that the contract does not have, are shown as the descriptions write them', async () => {
  const ours = { code: { type: 'string', pattern: '^a' }, person: REFERENCE }
  const theirs = {
    code: { type: 'string', allOf: [{ pattern: 'b$' }, { pattern: '^a' }] },
    person: { oneOf: [REFERENCE], nullable: true },
  }
  const differences = differencesIn(
    describing('3.1.0', ours),
    await readDescription(fileWith(describing('3.0.3', theirs))),
  )
  expect(differences).toMatchObject(
    ['200', 'default'].flatMap((status) => [
      { where: `response ${status} /code pattern`, ours: '^a', theirs: '^a and b$' },
      { where: `response ${status} /person type`, ours: 'object', theirs: 'null, object' },
    ]),
  )
})

const HEAD = 'openapi: 3.1.0\ninfo: { title: x, version: "1" }\n'
const DANGLING = `${HEAD}paths:\n  /a:\n    get:\n      responses:\n        "200": { $ref: "#/components/responses/None" }\n`

it.for([
  { what: 'a web page', text: '<!doctype html><h1>Docs</h1>', says: 'cannot be read as an OpenAPI description' },
  { what: 'broken YAML', text: 'a: [1\nb', says: 'cannot be read as an OpenAPI description' },
  { what: 'no calls', text: `${HEAD}paths: {}\n`, says: 'describes no call.' },
  { what: 'a missing file', text: `${HEAD}paths:\n  /a: { $ref: a.yaml }\n`, says: "Can't resolve $ref" },
  { what: 'a reference to nothing', text: DANGLING, says: "Can't resolve $ref (at #/paths/~1a/get/responses/200)" },
  { what: 'something else', text: 'colour: red', says: 'openapi' },
])('$what gives a one-sentence error', async ({ text, says }) => {
  const failure = readDescription(fileWith(text, 'openapi.yaml'))
  await expect(failure).rejects.toThrow(says)
  await expect(failure).rejects.not.toThrow('\n')
})

it('the description of another API gives one sentence, not a list of differences', async () => {
  const other = { openapi: '3.1.0', paths: { '/pets': { get: { responses: {} } } } }
  expect(() => compareDescriptions(contract, other)).toThrow('none of the contract’s calls')
})
