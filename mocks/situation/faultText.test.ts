import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FAULT_WORDS, faultText, readFaultText } from './faultText.ts'

const PAGE = readFileSync('docs/frontend-developers.md', 'utf8')
const grammar = PAGE.slice(PAGE.indexOf('A fault is an operation'))

it.for(FAULT_WORDS)('the developer documentation names the word %s', (word) => {
  const written = word.replace(/^(times|nth)-\d+$/, '$1-<n>').replace(/^(latency|slow)-\d+$/, '$1-<ms>')
  expect(grammar).toContain(`\`${written}`)
})

it.for([
  { text: 'likeCharacter.418.off-contract', fault: { operation: 'likeCharacter', status: 418, offContract: true } },
  { text: 'sendMessage.offline.stored', fault: { operation: 'sendMessage', network: 'fail', stored: true } },
  { text: 'readMe.500.nth-1-3', fault: { operation: 'readMe', status: 500, nth: [1, 3] } },
  { text: 'readMe.500.detail-Not_20now', fault: { operation: 'readMe', status: 500, detail: 'Not now' } },
  { text: 'readMe.500.body-_5B1_5D', fault: { operation: 'readMe', status: 500, body: [1] } },
])('$text is parsed as documented and serialized in the same way', ({ text, fault }) => {
  const read = readFaultText(text)
  expect(read).toEqual({ fault })
  expect('fault' in read && new Set(faultText(read.fault).split('.'))).toEqual(new Set(text.split('.')))
})
