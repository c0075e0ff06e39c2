import { createMemoryHistory } from '@tanstack/react-router'
import { array, assert, constantFrom, integer, oneof, property, mixedCase, record, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getReadCharacterUrl } from '#src/api/generated/characters/reads.ts'
import { createAppRouter } from '#src/app/router.tsx'
import { SETTINGS_TABS } from '#src/features/settings/tabs.ts'
import { MY_CHARACTERS_TABS, SORT_DIRECTIONS, SORT_FIELDS } from '#src/product/myCharacters.ts'
import { SEARCH_ORDERS } from '#src/product/orders.ts'
import { pageAt, PAGES, REDIRECTS } from '#src/product/pages.ts'
import { firstCallsOf } from '#src/start/earlyCalls.ts'

// What a link puts into an address, its page reads out of it; and no address makes the router fail.

const ORIGIN = 'https://perigee.example'

/** The router at an address of the browser's bar, which has escaped it in its own way. */
function at(address: string) {
  const { pathname, search, hash } = new URL(address, ORIGIN)
  const history = createMemoryHistory({ initialEntries: [pathname + search + hash] })
  return createAppRouter({ history } as never, {} as never)
}

/** The page that an address opens, with its parameters. */
function opened(address: string) {
  const router = at(address)
  const matches = router.matchRoutes(router.latestLocation)
  const { fullPath, params, search } = matches.at(-1)!
  // A page that matches the beginning of an address is not its page.
  const isMissing = matches.some(({ _notFound }) => _notFound)
  const page = isMissing ? undefined : fullPath.replace(/(.)\/$/, '$1')
  return { path: router.latestLocation.pathname, page, params, search, matches }
}

const hrefOf = (link: object) => at('/').buildLocation(link as never).href

const anyText = string({ unit: 'binary', minLength: 1, maxLength: 20 })
const signs = array(constantFrom(...'/?#&=+%%20;:@.,"\'\\ <>[]{}|^`~!$*()_-é\n\t\0\u202E'.split(''), '🌙'), {
  minLength: 1,
  maxLength: 8,
}).map((parts) => parts.join(''))
/** Not `.` and `..`, which no address can name: browsers resolve them, escaped ones too. */
const words = oneof(anyText, signs).filter((text) => !/^\.\.?$/.test(text))

describe('there and back', () => {
  const withParam = Object.keys(PAGES).filter((path) => path.includes('$'))

  it.for(withParam)('an id of any characters in %s', (path) => {
    const name = path.split('$')[1]!
    assert(
      property(words, (id) => {
        const { page, params } = opened(hrefOf({ to: path, params: { [name]: id } }))
        expect({ page, params }).toEqual({ page: path, params: { [name]: id } })
      }),
    )
  })

  it('a search', () => {
    const search = record(
      {
        query: words.filter((text) => text.trim() === text),
        order: constantFrom(...SEARCH_ORDERS),
        page: integer({ min: 1 }),
        ts: integer(),
      },
      { requiredKeys: [] },
    )
    assert(
      property(search, (asked) => {
        expect(opened(hrefOf({ to: '/search', search: asked }))).toMatchObject({ page: '/search', search: asked })
      }),
    )
  })

  it('a view of my characters', () => {
    const view = record({
      tab: constantFrom(...MY_CHARACTERS_TABS),
      sort_by: constantFrom(...SORT_FIELDS),
      sort_order: constantFrom(...SORT_DIRECTIONS),
      page: integer({ min: 1 }),
    })
    assert(
      property(view, (asked) => {
        expect(opened(hrefOf({ to: '/my-characters', search: asked }))).toMatchObject({ search: asked })
      }),
    )
    expect(opened('/my-characters?tab=others&sort_by=name&sort_order=up&page=-3').search).toEqual({})
  })

  it.for(['/verify-email', '/update-email', '/reset-password'])('the token of a link to %s', (to) => {
    assert(
      property(words, (token) => {
        expect(opened(hrefOf({ to, search: { token } })).search).toEqual({ token })
        // As a mail program writes it.
        expect(opened(`${to}?${new URLSearchParams({ token })}`).search).toEqual({ token })
      }),
    )
  })

  it('a tab of the settings', () => {
    for (const { value } of SETTINGS_TABS) {
      expect(opened(hrefOf({ to: '/settings', search: { tab: value } })).search).toEqual({ tab: value })
    }
  })
})

describe('any address', () => {
  const paths = oneof(
    constantFrom(...Object.keys(PAGES), ...Object.keys(REDIRECTS)),
    array(
      constantFrom('character', 'users', 'chat', 'search', 'explore', '%', '%E0%A4%A', '%2F', '$', '..', '', '🌙'),
      {
        maxLength: 4,
      },
    ).map((parts) => `/${parts.join('/')}`),
    words.map((text) => `/${text}`),
    words.map((text) => `/character/${text}`),
    mixedCase(constantFrom(...Object.keys(PAGES))),
  )
  const keys = ['query', 'order', 'page', 'ts', 'tab', 'sort_by', 'sort_order', 'token', '__proto__', 'toString']
  const values = oneof(
    words,
    constantFrom('1', '-1', '0', '1e3', 'NaN', '9'.repeat(400), 'null', '{}', '[]', 'true', ''),
  )
  const queries = array(
    oneof(
      tuple(constantFrom(...keys), values).map(([key, value]) => `${key}=${encodeURIComponent(value)}`),
      tuple(constantFrom(...keys), values).map((parts) => parts.join('=')),
      words,
    ),
    { maxLength: 5 },
  ).map((parts) => parts.join('&'))
  const addresses = tuple(paths, queries, oneof(words, constantFrom(''))).map(
    ([path, query, hash]) => `${path}?${query}#${hash}`,
  )
  const isAddress = (address: string) => URL.canParse(address, ORIGIN) && new URL(address, ORIGIN).origin === ORIGIN

  /** The router has no page at a path whose escapes are broken. */
  const isWellEscaped = (address: string) => {
    try {
      return decodeURIComponent(new URL(address, ORIGIN).pathname) !== ''
    } catch {
      return false
    }
  }

  it('opens a page with parameters that its schema allows, or the page that says that there is none', () => {
    assert(
      property(addresses.filter(isAddress), (address) => {
        const { matches } = opened(address)
        for (const { paramsError, searchError } of matches) {
          expect(paramsError).toBeUndefined()
          expect(searchError).toBeUndefined()
        }
      }),
      { numRuns: 1_000 },
    )
  })

  it.for([
    { rows: ['AMB-48'], given: 'page=0', read: {} },
    { rows: ['AMB-48'], given: 'page=two', read: {} },
    { rows: ['AMB-48'], given: 'page=1.5', read: {} },
    { rows: ['AMB-48'], given: 'page=3', read: { page: 3 } },
    { rows: ['AMB-48', 'AMB-11'], given: 'order=sideways', read: {} },
    { rows: ['AMB-48'], given: 'ts=soon', read: {} },
  ])('/search?query=42&$given searches for "42", with what is valid: $read', ({ given, read }) => {
    expect(opened(`/search?query=42&${given}`).search).toEqual({ query: '42', ...read })
  })

  it('is for the app’s frame and its first calls the page that the router opens', () => {
    assert(
      property(
        addresses.filter((address) => isAddress(address) && isWellEscaped(address)),
        (address) => {
          const { path, page, params } = opened(address)
          const known = pageAt(path)
          expect(known?.address).toBe(REDIRECTS[page ?? ''] ?? page)
          const [id] = Object.values(params as Record<string, string>)
          const calls = known ? firstCallsOf(known) : []
          if (id !== undefined && calls.length > 0) expect(calls).toContain(getReadCharacterUrl(id))
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it('in other letters is no page, for the router as for the frame', () => {
    for (const path of [...Object.keys(PAGES), ...Object.keys(REDIRECTS)].filter((each) => each !== '/')) {
      expect(opened(path.toUpperCase()).page).toBeUndefined()
      expect(pageAt(path.toUpperCase())).toBeUndefined()
    }
  })
})
