import { expect, it } from 'vitest'
import { operations } from '#src/contract/generated/operations.ts'
import { writes } from './writes.ts'

it.for([...operations])('$id: writes() agrees with the contract', ({ method, path, writes: says }) => {
  const address = path.replaceAll(/\{\w+\}/g, '6a1f3c1e-3b58-4f0e-9a51-2f6f3b8f4c11')
  expect(writes(method, address)).toBe(says)
  expect(writes(method, `${address}?token=verify-fern`)).toBe(says)
})

it('e-mail links write with GET; sign-in, refresh and suggestions use POST but do not write', () => {
  const against = operations.filter(({ method, writes: says }) => says === (method === 'GET')).map(({ id }) => id)
  expect(against.sort()).toEqual(['augmentCharacter', 'confirmEmailUpdate', 'login', 'refreshToken', 'verifyEmail'])
})
