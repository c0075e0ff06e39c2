import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const src = new URL('../', import.meta.url)

// Each key in a textarea replaces its text, and Chromium then searches again below every ancestor that has
// such a rule: the whole page if that ancestor is the root or the frame.
it('no page-level style uses :has() on descendants', () => {
  const searching = globSync('**/*.css', { cwd: src }).flatMap((file) => {
    const css = readFileSync(new URL(file, src), 'utf8')
    return [...css.matchAll(/(?:html|body|\.frame[\w-]*)[^\s,{]*:has\((?!>)[^{]*/g)].map(([rule]) => `${file}: ${rule}`)
  })
  expect(searching).toEqual([])
})

// With `*`, `:not()` or a state inside, Chromium styles the root again for each element that is added anywhere.
it('each step of a :has() of the root is the body, a class or an attribute', () => {
  const rules = globSync('**/*.css', { cwd: src }).flatMap((file) => {
    const css = readFileSync(new URL(file, src), 'utf8')
    return [...css.matchAll(/html:has\((.*)\) \{/g)].map(([, inside]) => inside!)
  })
  expect(rules).not.toEqual([])
  for (const inside of rules) expect(inside).toMatch(/^(> (body|\.[\w-]+|\[[\w-]+\]) ?)+$/)
})
