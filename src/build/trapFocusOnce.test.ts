import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { withGuard } from './trapFocusOnce.ts'

it('the package still has the function, and keeps everything else', async () => {
  const code = await readFile('node_modules/@mantine/hooks/esm/use-focus-trap/use-focus-trap.mjs', 'utf8')
  const guarded = withGuard(code)
  expect(guarded).toMatch(/const focusNode = \(node\) => \{ const \{ activeElement \}.*return;\n/)
  expect(guarded.replace(/ const \{ activeElement \}.*/, '')).toBe(code)
})

it('fails if the package has changed the function', () => {
  expect(() => withGuard('const focusNode = focus')).toThrow("Mantine's focus trap has no")
})
