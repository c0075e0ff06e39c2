import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { FADE_AFTER_OPENING_AT_ONCE, TRAP_FOCUS_ONCE } from './mantinePatches.ts'
import { patched } from './patchedModule.ts'

const PATCHES = [
  { patch: TRAP_FOCUS_ONCE, path: '@mantine/hooks/esm/use-focus-trap/use-focus-trap.mjs' },
  { patch: FADE_AFTER_OPENING_AT_ONCE, path: '@mantine/core/esm/components/Transition/Transition.mjs' },
]

it.each(PATCHES)('the package still has the code that $patch.name replaces', async ({ patch, path }) => {
  const file = `node_modules/${path}`
  expect(file).toMatch(patch.module)
  const code = await readFile(file, 'utf8')
  expect(patched(code, patch).replace(patch.to, () => patch.from)).toBe(code)
})

it('fails if the package has changed the code, or repeats it', () => {
  expect(() => patched('const focusNode = focus', TRAP_FOCUS_ONCE)).toThrow('has no "const focusNode = (node) => {"')
  expect(() => patched(TRAP_FOCUS_ONCE.from.repeat(2), TRAP_FOCUS_ONCE)).toThrow('to replace')
})
