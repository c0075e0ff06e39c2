import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// A shorter time-out of a story turned red on a busy machine, although the expected change came later.
it('stories have no time-outs of their own: the shared one of preview.tsx is for a busy machine', () => {
  const files = globSync(['{src,mocks,.storybook}/**/*.stories.tsx', 'tests/support/*.tsx'])
  expect(files.length).toBeGreaterThan(80)
  const own = files.filter((file) => /\btimeout: /.test(readFileSync(file, 'utf8')))
  expect(own).toEqual([])
})
