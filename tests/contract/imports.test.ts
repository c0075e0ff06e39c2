import { expect, it } from 'vitest'
import { modulesOf, parseModule } from '#tests/support/moduleImports.ts'
import type { Module, ModuleImport } from '#tests/support/moduleImports.ts'

/** Section 4 of the architecture as data: the allowed imports, and the message for a violation. */
const TABLE: { folder: RegExp; may: RegExp; never?: RegExp; sentence: string }[] = [
  {
    folder: /^src\/main\.tsx$/,
    may: /^(src\/(start|app|world|storage)\/|src\/contract\/drift\/recorder\.ts$|mocks\/world\/browserWorld\.ts$)/,
    sentence: 'main starts the app in a world; it is the only one that knows the mocks.',
  },
  {
    folder: /^src\/start\//,
    may: /^src\/((shell|components|session|api|storage|product|lib|world)\/|contract\/toolButton\.css$)/,
    sentence: 'start is what happens before the app runs: it never imports the app.',
  },
  {
    folder: /^src\/build\//,
    may: /^src\/(start|product)\/|^src\/app\/theme\.ts$/,
    sentence: 'build plugins run in Node; they know the start of the page and the tokens that they write into it.',
  },
  {
    folder: /^src\/app\//,
    may: /^src\/(app|start|shell|components|session|api|storage|product|ui|code|lib|world)\/|^src\/routeTree\.gen\.ts$/,
    sentence: 'app reaches screens through routeTree.gen.ts, never a feature directly.',
  },
  {
    folder: /^src\/routes\//,
    may: /^src\/(features|shell|session|api|product|world)\//,
    sentence: 'routes turn an address into a page: features, shell, session, api, product; not app, ui, storage.',
  },
  {
    folder: /^src\/(features\/[^/]+|shell)\//,
    may: /^src\/(components|session|api|storage|product|ui|code|lib|world)\//,
    sentence: 'a screen knows no other screen, no route and no app: what two need goes to components.',
  },
  {
    folder: /^src\/components\//,
    may: /^src\/(components|session|api|storage|product|ui|code|lib|world)\//,
    sentence: 'components are used by features and never use them.',
  },
  {
    folder: /^src\/session\//,
    may: /^src\/(api|storage|product|ui|code|lib|world)\//,
    sentence: 'session stands below components and features.',
  },
  {
    folder: /^src\/api\//,
    may: /^src\/(storage|product|lib|world)\//,
    never: /^(react|react-dom|@mantine\/.*)$/,
    sentence: 'api knows neither React nor Mantine nor the session.',
  },
  {
    folder: /^src\/storage\//,
    may: /^src\/(product|lib|world)\//,
    sentence: 'storage holds values and knows nobody who reads them.',
  },
  {
    folder: /^src\/ui\//,
    may: /^src\/(ui|code|lib|world)\//,
    never: /^@tanstack\/react-(router|query)$/,
    sentence: 'ui would fit any product: no api, product, router or Query.',
  },
  {
    folder: /^src\/contract\//,
    may: /^src\/(product|world)\//,
    never: /^(react|react-dom|@mantine\/.*|@tanstack\/.*|jotai)$/,
    sentence: 'contract checks calls against their description: no React, nothing of the app, nothing of the mocks.',
  },
  {
    folder: /^src\/code\//,
    may: /^src\/world\//,
    sentence: 'code loads parts of the app when they are needed; it knows the world and no part.',
  },
  { folder: /^src\/lib\//, may: /^$/, sentence: 'lib is plain functions that need nothing of ours.' },
  { folder: /^src\/(product|world)\//, may: /^$/, sentence: 'product and world import nothing of ours.' },
  {
    folder: /^mocks\/panel\//,
    may: /^(mocks|src\/(contract|product|world))\//,
    never: /^@mantine\/.*$/,
    sentence: 'the panel is drawn with React, beside the app and without its parts.',
  },
  {
    folder: /^mocks\/(commands\/|pictures\/render\.ts$)/,
    may: /^(mocks|openapi|src\/(contract|product|world))\/|^src\/build\/commandLine\.ts$/,
    never: /^(react|react-dom|@mantine\/.*)$/,
    sentence: 'a command of the mocks runs in Node: it may also read its arguments as other commands do.',
  },
  {
    folder: /^mocks\//,
    may: /^(mocks|openapi|src\/(contract|product|world))\//,
    never: /^(react|react-dom|@mantine\/.*)$/,
    sentence: 'mocks know the contract, the product facts and what a world is: no React, nothing else of src.',
  },
]

/**
 * Imports that are allowed besides the table: the folder's own files, and the contract's types in mocks and
 * src/contract.
 */
function allowed(from: string, { file, typeOnly }: ModuleImport, may: RegExp): boolean {
  if (file === undefined || may.test(file)) return true
  const top = topOf(from)
  if (top.includes('/') && file.startsWith(`${top}/`)) return true
  return /^(mocks|src\/contract)\//.test(from) && typeOnly && file.startsWith('src/api/generated/')
}

function breaches(module: Module): string[] {
  if (isTest(module.path)) return []
  const row = TABLE.find(({ folder }) => folder.test(module.path))
  if (!row) return [`${module.path} stands in no folder of the import table.`]
  return module.imports
    .filter((one) => !allowed(module.path, one, row.may) || row.never?.test(one.specifier))
    .map(({ specifier }) => `${module.path} imports ${specifier}: ${row.sentence}`)
}

/**
 * The boundary that '#' marks: src/api, src/features/chat, src/ui/Dialog, mocks/handlers …; for a file at the root, src
 * or mocks.
 */
function topOf(path: string): string {
  const folders = path.split('/').slice(0, -1)
  return folders.slice(0, ['features', 'components', 'ui'].includes(folders[1] ?? '') ? 3 : 2).join('/')
}

/** Whether an import has the wrong form for the boundary: relative across it, or '#' inside it. */
function againstTheBorder(path: string, { specifier, file }: ModuleImport): boolean {
  if (file === undefined) return false
  const top = topOf(path)
  const inside = file.startsWith(`${top}/`)
  return specifier.startsWith('#') ? inside && top.includes('/') : !inside
}

const breachesIn = (path: string, code: string) => breaches(parseModule(path, code))
const isTest = (path: string) => /\.(test|stories)\.tsx?$/.test(path)
const isStoriesMeta = (path: string) => path.endsWith('.stories.tsx')

const product = modulesOf(['src', 'mocks'])
const everything = modulesOf(['src', 'mocks', 'openapi', 'tests', '.storybook'])

it('imports go in one direction', () => {
  expect(product.flatMap(breaches)).toEqual([])
})

it('imports within a folder are relative, all others begin with #', () => {
  const wrong = everything.flatMap(({ path, imports }) =>
    imports
      .filter((one) => againstTheBorder(path, one))
      .map(({ specifier }) =>
        specifier.startsWith('#')
          ? `${path} imports ${specifier} from its own folder: write it relative.`
          : `${path} imports ${specifier} out of its folder: write it with #.`,
      ),
  )
  expect(wrong).toEqual([])
})

it('no module only re-exports', () => {
  const barrels = product.filter(({ reExports }) => reExports.length > 0).map(({ path }) => path)
  expect(barrels).toEqual([])
})

it('default exports exist only where a tool needs one', () => {
  const wrong = product
    .filter((module) => module.hasDefaultExport && !isStoriesMeta(module.path))
    .map(({ path }) => path)
  expect(wrong).toEqual([])
})

it('a folder is named after its content, not after its users', () => {
  const vague = everything.filter(({ path }) => /(^|\/)(utils?|helpers?|shared|common|misc)\//.test(path))
  expect(vague.map(({ path }) => path)).toEqual([])
})

it('the table detects a violation', () => {
  expect(breachesIn('src/api/chats.ts', `import { useState } from 'react'`)).toHaveLength(1)
  expect(breachesIn('src/features/chat/ChatPage.tsx', `import { x } from '#src/features/search/x.ts'`)).toHaveLength(1)
  expect(breachesIn('src/shell/Shell.tsx', `const x = import('#mocks/server/pretendServer.ts')`)).toHaveLength(1)
  expect(breachesIn('src/ui/EndOfList/EndOfList.tsx', `export { x } from '#src/product/limits.ts'`)).toHaveLength(1)
  expect(breachesIn('mocks/db/seed.ts', `import { listChats } from '#src/api/generated/chats/reads.ts'`)).toHaveLength(
    1,
  )
  expect(breachesIn('mocks/db/seed.ts', `import type { Chat } from '#src/api/generated/schemas/chat.ts'`)).toEqual([])
  expect(breachesIn('src/main.tsx', `import { x } from './features/chat/x.ts'`)).toHaveLength(1)
  expect(breachesIn('src/start/config.ts', `import { x } from '#src/contract/strict/schemas.ts'`)).toHaveLength(1)
  expect(breachesIn('src/contract/strict/x.ts', `import { x } from '#mocks/clock/clock.ts'`)).toHaveLength(1)
  expect(breachesIn('src/newFolder/x.ts', '')).toHaveLength(1)
})
