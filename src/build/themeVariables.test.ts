import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themeVariablesCss } from './themeVariables.ts'

const css = await themeVariablesCss()
const defined = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))

test('every reference to another variable can be resolved', () => {
  const referred = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
  expect(referred.filter((name) => !defined.has(name))).toEqual([])
})

test('the variables of the imported Mantine style sheets are defined', () => {
  const code = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const imported = code.flatMap((text) => [...text.matchAll(/'(@mantine\/[\w-]+\/styles(?:\/\w+)?\.layer\.css)'/g)])
  const sheets = imported.map(([, name]) => readFileSync(`node_modules/${name}`, 'utf8'))
  const referred = sheets.flatMap((sheet) => [...sheet.matchAll(/var\((--mantine-[\w-]+)\)/g)].map(([, name]) => name))
  expect(referred.length).toBeGreaterThan(100)
  // Mantine also refers to one that it does not define.
  expect([...new Set(referred.filter((name) => !defined.has(name)))]).toEqual(['--mantine-text-wrap'])
})
