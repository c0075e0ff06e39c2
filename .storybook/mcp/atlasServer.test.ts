import { beforeEach, expect, it } from 'vitest'
import { readAtlas } from '#storybook/atlas/atlasFile.ts'
import { createAtlasServer } from './atlasServer.ts'

const states = readAtlas()?.states ?? []
const ID = 'features-accounts-signinpage--wrong-password'

let server: ReturnType<typeof createAtlasServer>
beforeEach(() => (server = createAtlasServer('http://localhost:6006/')))

/** The result of one MCP call, without HTTP. */
async function call(method: string, params: object = {}) {
  const response = await server.receive({ jsonrpc: '2.0', id: 1, method, params })
  return (response as { result: Record<string, unknown> }).result
}

/** The reply of a tool. */
async function use(name: string, args?: object) {
  const { content, isError = false } = await call('tools/call', { name, arguments: args })
  return { isError, text: (content as [{ text: string }])[0].text }
}

it('lists both tools with their inputs', async () => {
  const { tools } = (await call('tools/list')) as { tools: { name: string; inputSchema: object }[] }
  expect(tools.map(({ name }) => name)).toEqual(['find-states', 'state'])
  expect(tools[0]?.inputSchema).toMatchObject({
    required: ['words'],
    properties: { words: { type: 'string' }, limit: { type: 'integer', minimum: 1, maximum: 20 } },
  })
  expect(tools[0]?.inputSchema).toHaveProperty('properties.screen.enum.0', 'Explore')
})

it('finds a state by its words', async () => {
  const { text, isError } = await use('find-states', { words: 'wrong password', limit: 3 })
  expect(isError).toBe(false)
  expect((JSON.parse(text) as { states: { id: string }[] }).states.map(({ id }) => id)).toContain(ID)
})

it('returns the whole record of a state, with its addresses', async () => {
  const { text } = await use('state', { id: ID })
  expect(JSON.parse(text)).toEqual({
    ...states.find(({ id }) => id === ID),
    story: `http://localhost:6006/?path=/story/${ID}`,
    frame: `http://localhost:6006/iframe.html?id=${ID}&viewMode=story`,
  })
})

it.for([
  { name: 'state', args: { id: 'nothing--at-all' }, says: 'The atlas holds no story "nothing--at-all"' },
  { name: 'state', args: {}, says: 'Expected "id"' },
  { name: 'find-states', args: { words: '' }, says: 'The words are empty' },
  { name: 'find-states', args: { words: 'a', limit: 21 }, says: '"at":"limit"' },
  { name: 'find-states', args: undefined, says: 'Expected Object' },
])('tells what is wrong with $args of $name', async ({ name, args, says }) => {
  const { text, isError } = await use(name, args)
  expect(isError).toBe(true)
  expect(text.replaceAll('\\', '')).toContain(says)
  expect(text.length).toBeLessThan(250)
})

it('says so when there is no atlas', async () => {
  server = createAtlasServer('http://localhost:6006/', () => undefined)
  for (const [name, args] of Object.entries({ 'find-states': { words: 'a' }, state: { id: ID } }))
    expect(await use(name, args)).toEqual({ isError: true, text: 'There is no atlas yet: `npm run atlas` makes it.' })
})
