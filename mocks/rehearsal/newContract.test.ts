import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import { databaseFile } from '#mocks/db/databaseFile.ts'
import { isDescription } from '#mocks/panel/importFile.ts'
import { createMockServer } from '#mocks/server/mockServer.ts'
import document from '#src/contract/generated/contract.json' with { type: 'json' }
import { newContract } from './newContract.ts'

const withoutBio = structuredClone(document) as { components: { schemas: Record<string, any> } }
delete withoutBio.components.schemas.Character!.properties.likeCount

it.for([
  { as: 'JSON', text: JSON.stringify(withoutBio, null, 2) },
  { as: 'JSON in one line', text: JSON.stringify(withoutBio) },
  { as: 'YAML', text: stringify(withoutBio, { aliasDuplicateObjects: false }) },
])('$as is read, with its differences', ({ text }) => {
  expect(isDescription(text)).toBe(true)
  expect(newContract(text, 'new.yaml', './new.yaml')).toMatchObject({
    name: 'new.yaml',
    from: './new.yaml',
    differences: [{ title: expect.stringMatching(/likeCount: integer → missing$/) }],
  })
})

it.for([
  { what: 'broken YAML', text: 'openapi: [1\nb', says: /^a\.yaml cannot be read as an OpenAPI description: [^\n]+\.$/ },
  { what: 'a text', text: 'hello', says: /^a\.yaml is no OpenAPI description\.$/ },
  { what: 'something else', text: 'colour: red', says: /^a\.yaml is no OpenAPI description\.$/ },
  { what: 'no call', text: 'openapi: 3.1.0\npaths: {}', says: /^a\.yaml describes no call\.$/ },
  {
    what: 'another API',
    text: 'openapi: 3.1.0\npaths: { /pets: { get: { responses: {} } } }',
    says: /none of the contract’s calls\.$/,
  },
  {
    what: 'a file of several',
    text: 'openapi: 3.1.0\npaths: { /auth/me: { $ref: me.yaml } }',
    says: /^a\.yaml refers to me\.yaml\. Put it into one file first: npx redocly bundle a\.yaml\.$/,
  },
])('$what: one sentence', ({ text, says }) => {
  expect(() => newContract(text, 'a.yaml')).toThrow(says)
})

it('an export is no description', async () => {
  expect(isDescription(databaseFile(await createMockServer().snapshot()))).toBe(false)
})
