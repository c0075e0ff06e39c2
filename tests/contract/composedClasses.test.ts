import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Container, parse, type Rule } from 'postcss'
import selectors from 'postcss-selector-parser'
import { expect, it } from 'vitest'

// Every style sheet that composes a class of another file contains a copy of its rules. A page that loads later can load
// another copy, after the rules of the composing style sheet. With :where(), the copy has no specificity and never wins.

/** Whether each class with this name in the selector is inside `:where()`. */
function isWeak(selector: string, name: string): boolean {
  let weak = true
  selectors((root) =>
    root.walkClasses((found) => {
      if (found.value !== name) return
      let around: selectors.Container | undefined = found.parent
      while (around && around.value !== ':where') around = around.parent
      if (!around) weak = false
    }),
  ).processSync(selector)
  return weak
}

/** Whether the class has no declarations of its own that a copy could override. */
function composesOnly(sheet: Container, name: string): boolean {
  let only = true
  sheet.walkRules((rule) => {
    const isOfClass = !isWeak(rule.selector, name)
    only &&= !isOfClass || rule.nodes.every((node) => node.type === 'decl' && node.prop === 'composes')
  })
  return only
}

/** The rules of composed classes that can override the style sheet that composes them. */
function strongRules(path: string, css: string, read: (path: string) => string): string[] {
  const sheet = parse(css)
  const found: string[] = []
  sheet.walkDecls('composes', ({ value, parent }) => {
    const [, names, from] = /^(.+) from ['"](.+)['"]$/.exec(value) ?? []
    if (!names || !from || composesOnly(sheet, (parent as Rule).selector.slice(1))) return
    const target = join(dirname(path), from)
    for (const name of names.split(/\s+/))
      parse(read(target)).walkRules((rule) => {
        if (!isWeak(rule.selector, name)) found.push(`${target}: ${rule.selector}`)
      })
  })
  return found
}

it('the rules of a composed class are inside :where()', () => {
  const files = globSync('{src,mocks,.storybook}/**/*.module.css')
  const found = files.flatMap((file) => strongRules(file, read(file), read))
  expect([...new Set(found)]).toEqual([])
})

it.for([
  { css: ".a { composes: b from './b.css'; width: 1px }", found: ['x/b.css: .b, .c', 'x/b.css: .b:hover'] },
  { css: ".a { composes: d from './b.css'; width: 1px }", found: [] },
  { css: ".a { composes: b from './b.css' } .e { width: 1px }", found: [] },
])('detects a violation: $css', ({ css, found }) => {
  const composed = '.b, .c { color: red } .b:hover { color: blue } :where(.d:hover, .c .d) { width: 2px }'
  expect(strongRules('x/a.css', css, () => composed)).toEqual(found)
})

function read(file: string): string {
  return readFileSync(file, 'utf8')
}
