import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Fault } from '#mocks/faults/fault.ts'
import { FAULT_WORDS, faultText, readFaultText } from './faultText.ts'

const PAGE = readFileSync('docs/frontend-developers.md', 'utf8')
const grammar = PAGE.slice(PAGE.indexOf('A fault is an operation'))

it.for(FAULT_WORDS)('the developer documentation names the word %s', (word) => {
  const written = word.replace(/^(times|nth)-\d+$/, '$1-<n>').replace(/^(latency|slow)-\d+$/, '$1-<ms>')
  expect(grammar).toContain(`\`${written}`)
})

it.for<{ fault: Fault; text: string }>([
  { fault: { operation: 'likeCharacter', status: 403, times: 1 }, text: 'likeCharacter.403.once' },
  { fault: { operation: 'sendMessage', stored: true, hold: true }, text: 'sendMessage.stored.hold' },
  { fault: { operation: '*', status: 401, times: 5 }, text: '*.401.times-5' },
  { fault: { operation: 'listMyChats', network: 'fail', nth: [2, 5] }, text: 'listMyChats.offline.nth-2-5' },
  { fault: { operation: 'readMe', status: 418, offContract: true }, text: 'readMe.418.off-contract' },
  { fault: { operation: 'readMe', status: 500, detail: 'Try later.' }, text: 'readMe.500.detail-Try_20later_2E' },
  { fault: { operation: 'readMe', status: 500, body: [1] }, text: 'readMe.500.body-_5B1_5D' },
  { fault: { operation: 'readMe', latencyMs: 2000, bodyMs: 500 }, text: 'readMe.latency-2000.slow-500' },
])('$text is parsed and serialized as a fault', ({ fault, text }) => {
  expect(faultText(fault)).toBe(text)
  expect(readFaultText(text)).toEqual({ fault })
})
