import { expect, it } from 'vitest'
import { modulesOf, parseModule } from '#tests/support/moduleImports.ts'
import type { Module } from '#tests/support/moduleImports.ts'

// Describes the contents of the cache: src/api/README.md.

/** Schemas that are cached unchanged, request bodies, and enumerations, which are not shapes. */
const KNOWN_OUTSIDE = /\/schemas\/(character|\w+Body|cardSpec|augmentField|characterSort|sort(By|Order))\.ts$/

/** The session is not a query: it converts the user itself. */
const EXCEPTIONS = new Set(['src/session/profile.ts src/api/generated/schemas/user.ts'])

function breaches({ path, imports }: Module): string[] {
  if (path.startsWith('src/api/') || /\.(test|stories)\.tsx?$/.test(path)) return []
  return imports
    .flatMap(({ file }) => (file?.startsWith('src/api/generated/') ? [file] : []))
    .filter((file) => !KNOWN_OUTSIDE.test(file) && !EXCEPTIONS.has(`${path} ${file}`))
    .map((file) => `${path} imports ${file}: outside src/api a response is known in the shapes of src/api alone.`)
}

it('code outside src/api uses the server’s response types only for characters', () => {
  expect(modulesOf(['src']).flatMap(breaches)).toEqual([])
})

it('detects a violation', () => {
  const page = `import type { CharacterPage } from '#src/api/generated/schemas/characterPage.ts'`
  const chat = `import type { Chat } from '#src/api/generated/schemas/chat.ts'`
  const call = `import { listMyChats } from '#src/api/generated/chats/reads.ts'`
  expect(breaches(parseModule('src/features/search/x.ts', page))).toHaveLength(1)
  expect(breaches(parseModule('src/features/chat/x.ts', chat))).toHaveLength(1)
  expect(breaches(parseModule('src/features/chat/x.ts', call))).toHaveLength(1)
  expect(breaches(parseModule('src/api/calls/chats.ts', call))).toEqual([])
})
