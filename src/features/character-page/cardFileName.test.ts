import { expect, it } from 'vitest'
import { cardFileName } from './cardFileName.ts'

it.for([
  { rows: ['NS-38'], given: 'Aria_v3.png', type: 'image/png', name: 'Aria', spec: 'v3', saved: 'Aria_v3.png' },
  { rows: ['NS-38'], given: '名前 😀_v2.png', type: 'image/png', name: 'x', spec: 'v2', saved: '名前 😀_v2.png' },
  {
    rows: ['NS-38'],
    given: '',
    type: 'image/png',
    name: 'Dr. Halden Voss',
    spec: 'v3',
    saved: 'Dr. Halden Voss_v3.png',
  },
  { rows: ['NS-38'], given: '', type: 'application/json', name: 'Nine', spec: 'v2', saved: 'Nine_v2.json' },
  { rows: [], given: '', type: 'image/png', name: '../24/7: "Noam"?', spec: 'v3', saved: '_24_7_ _Noam___v3.png' },
] as const)('$given $type of $name is saved as $saved', ({ given, type, name, spec, saved }) => {
  expect(cardFileName({ file: new File([], given, { type }), name, spec })).toBe(saved)
})
