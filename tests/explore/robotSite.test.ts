import { expect, test } from 'vitest'
import { withWatchedImports } from './robotSite.ts'

test('the time of the robot gets each dynamic import', () => {
  const code = 'import{a}from"./a.js";const load=()=>import(`./b.js`),other=import("./c.js"),variable=import(address);'
  expect(withWatchedImports(code)).toBe(
    'import{a}from"./a.js";const load=()=>((load)=>globalThis.robotTime?.whileLoading(load)??load)(import(`./b.js`)),' +
      'other=((load)=>globalThis.robotTime?.whileLoading(load)??load)(import("./c.js")),variable=import(address);',
  )
})
