import { expect, it } from 'vitest'
import { unlistedPaths } from './listedPaths.ts'

it('openapi.yaml lists every path of the tags', () => {
  expect(unlistedPaths('openapi')).toEqual([])
})
