import { expect, it } from 'vitest'
import { PAGES, REDIRECTS } from '#src/product/pages.ts'
import { routeTree } from '#src/routeTree.gen.ts'
import { modulesOf } from '#tests/support/moduleImports.ts'

interface Node {
  id: string
  fullPath: string
  options: { component?: unknown; getParentRoute?(): Node }
  children?: Record<string, Node> | Node[]
}

function nodesBelow(node: Node): Node[] {
  return Object.values(node.children ?? {}).flatMap((child) => [child, ...nodesBelow(child)])
}

const trimmed = (path: string) => path.replace(/\/+$/, '') || '/'

// Initializes routes as the router does: ids and paths are known after `init`.
let order = 0
function built(node: { init(options: { originalIndex: number }): void } & Node): Node {
  node.init({ originalIndex: order++ })
  for (const child of Object.values(node.children ?? {})) built(child as never)
  return node
}

const nodes = nodesBelow(built(routeTree as never))
/** Layouts have children and no address. */
const pages = nodes.filter(({ children }) => Object.keys(children ?? {}).length === 0)

it('reads the route tree', () => {
  expect(pages.map(({ fullPath }) => trimmed(fullPath))).toEqual(expect.arrayContaining(['/', '/explore', '/signin']))
})

it('every route has a row in src/product/pages.ts', () => {
  const missing = pages
    .map(({ fullPath }) => trimmed(fullPath))
    .filter((path) => !(path in PAGES) && !(path in REDIRECTS))
    .map((path) => `${path} has no row in PAGES: its title, its frame, its first calls.`)
  expect(missing).toEqual([])
})

it('the frame of a row matches the layout of its route', () => {
  const wrong = pages
    .filter(({ fullPath, id }) => {
      const page = PAGES[trimmed(fullPath)]
      return page && (page.frame === 'alone') === id.startsWith('/_shell')
    })
    .map(({ fullPath, id }) => `${fullPath} stands in ${id}, but its frame is '${PAGES[trimmed(fullPath)]?.frame}'.`)
  expect(wrong).toEqual([])
})

it('a page without a title in PAGES sets its own', () => {
  const naming = modulesOf(['src'])
    .filter(({ imports }) => imports.some(({ file }) => file?.endsWith('usePageTitle.ts')))
    .map(({ path }) => path)
  const unnamed = Object.entries(PAGES).filter(([, { title }]) => title === undefined)
  // The title of Explore is the product's name alone.
  expect(unnamed.map(([address]) => address)).toEqual([
    '/explore',
    '/search',
    '/character/$characterId',
    '/users/$userId',
    '/chat/character/$characterId',
  ])
  expect(naming).toEqual(
    expect.arrayContaining([
      'src/features/search/SearchPage.tsx',
      'src/features/character-page/CharacterPage.tsx',
      'src/features/creator-profile/CreatorProfilePage.tsx',
    ]),
  )
})
