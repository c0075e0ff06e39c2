import { expect, it } from 'vitest'
import { addonsIn } from './preset.ts'

const namesIn = (environment: string) => addonsIn(environment).map(({ name }) => name)

it('has Storybook’s MCP server in development', () => {
  expect(namesIn('development')).toEqual(['@storybook/addon-mcp'])
})

it.for(['production', 'test'])('has none in %s', (environment) => {
  expect(namesIn(environment)).toEqual([])
})
