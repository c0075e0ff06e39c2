import { assert, property, uint8Array } from 'fast-check'
import { expect, it } from 'vitest'
import { bytesIn } from './bytesIn.ts'

it('bytes survive base64', () => {
  assert(
    property(uint8Array(), (bytes) => {
      expect(bytesIn(btoa(String.fromCharCode(...bytes)))).toEqual(bytes)
    }),
  )
})

it('another text throws', () => {
  expect(() => bytesIn('no base64!')).toThrow('Invalid character')
})
