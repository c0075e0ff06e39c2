import { expect, it } from 'vitest'
import { withReaderName } from './macros.ts'

it.for<[greeting: string, name: string, read: string]>([
  ['Hello, {{user}}. {{User}}! <user>?', 'jonas', 'Hello, jonas. jonas! jonas?'],
  ['Hello, {{ user }}.', 'old_salt', 'Hello, old_salt.'],
  ['Hello, {{user}}.', '_salt_', String.raw`Hello, \_salt\_.`],
  ['Hello, {{user}}.', '$& *', String.raw`Hello, $\& \*.`],
  ['{{char}} and {{username}}', 'jonas', '{{char}} and {{username}}'],
])('%j for %j is %j', ([greeting, name, read]) => {
  expect(withReaderName(greeting, name)).toBe(read)
})
