import { readFileSync } from 'node:fs'
import { STYLE_PROPS_DATA } from '@mantine/core'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { theme } from '#src/app/theme.ts'
import { modulesOf } from '#tests/support/moduleImports.ts'

// Mantine's style props (`mt="md"`) work in development and do nothing in a build, which omits their code
// (src/build/leanPackages.ts). Styles belong into style sheets.

const isStyleProp = (name: string) => Object.hasOwn(STYLE_PROPS_DATA, name)

it('no component of Mantine gets a style prop', () => {
  const files = modulesOf(['src']).map(({ path }) => path)
  expect(files.flatMap((path) => stylePropsIn(path, readFileSync(path, 'utf8')))).toEqual([])
})

it('no default props of the theme are style props', () => {
  const defaults = Object.values(theme.components).flatMap(({ defaultProps }) => Object.keys(defaultProps))
  expect(defaults.filter(isStyleProp)).toEqual([])
})

it('detects a violation', () => {
  const code = `import { Button as Push, Menu } from '@mantine/core'
    const all = <Tile w={1}><Push mt="md" size="md" /><Menu.Item fw={600} /></Tile>`
  expect(stylePropsIn('src/x.tsx', code)).toEqual(['src/x.tsx: mt', 'src/x.tsx: fw'])
})

/** The style props of elements whose component is imported from Mantine, or a part of one (`Menu.Item`). */
function stylePropsIn(path: string, code: string): string[] {
  if (!code.includes('@mantine/core')) return []
  const { program, module } = parseSync(path, code)
  const imported = new Set(
    module.staticImports
      .filter(({ moduleRequest }) => moduleRequest.value === '@mantine/core')
      .flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
  )
  const found: string[] = []
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, name, attributes } = node as { type?: string; name?: unknown; attributes?: { name?: Named }[] }
    if (type === 'JSXOpeningElement' && imported.has(rootOf(name as Named)))
      for (const attribute of attributes ?? [])
        if (isStyleProp(rootOf(attribute.name))) found.push(`${path}: ${rootOf(attribute.name)}`)
    for (const child of Object.values(node)) look(child)
  }
  look(program)
  return found
}

/** An identifier of JSX, or an access to a member of one. */
type Named = { name?: string; object?: Named } | undefined

function rootOf(named: Named): string {
  return named?.object ? rootOf(named.object) : (named?.name ?? '')
}
