import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function addonsIn(environment: string) {
  vi.stubEnv('NODE_ENV', environment)
  const { addons } = await import('./preset.ts')
  return addons.map(({ name }) => name)
}

it('has Storybook’s MCP server in development', async () => {
  expect(await addonsIn('development')).toEqual(['@storybook/addon-mcp'])
})

it.for(['production', 'test'])('has none in %s', async (environment) => {
  expect(await addonsIn(environment)).toEqual([])
})
