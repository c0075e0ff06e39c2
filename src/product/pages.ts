import { CHAT_LIST_PAGE_SIZE, FIRST_PAGE, HOME_ROW_CARDS, SIMILAR_SLIDER_CARDS } from './limits.ts'
import { LISTING_ORDERS } from './orders.ts'

/** What is known of a page before its code has arrived; everything else about it stands in its route and its feature. */
export interface Page {
  /** Its name in the browser's tab; undefined where the page names itself after what it shows (`usePageTitle`). */
  title: string | undefined
  /**
   * What surrounds it: the shell; the shell without footer and, on phones, without its two bars; or nothing: the account
   * pages stand alone (A2.1-04 … A2.1-09).
   */
  frame: 'shell' | 'conversation' | 'alone'
  /** The community banner stands above its footer. Explore and the search have another place for it (NS-03). */
  invitesToCommunity?: true
  /** It is nothing without a session: signing out leads away (A2.3-24, AMB-62). */
  isLeftOnSignOut?: true
  /**
   * The calls that a cold visit makes first, spelt as the generated client spells them, with the page's parameters by
   * name. boot.ts starts them before the app's code has arrived; earlyCalls.test.ts compares the spelling.
   */
  firstCalls?: readonly string[]
  /** Those that are made for members only: no call ever makes a visitor sign in. */
  firstMemberCalls?: readonly string[]
}

/**
 * Every address with a page, as `src/routes` spells it; tests/contract/pages.test.ts names what is missing. A table and
 * not the routes' own `staticData`, because boot.ts needs it, which must stay small, long before the routes are there.
 */
export const PAGES: Record<string, Page> = {
  '/explore': {
    title: undefined,
    frame: 'shell',
    firstCalls: LISTING_ORDERS.map((sort) => `/characters?page=${FIRST_PAGE}&limit=${HOME_ROW_CARDS}&sort=${sort}`),
  },
  '/search': { title: undefined, frame: 'shell' },
  '/character/$characterId': {
    title: undefined,
    frame: 'shell',
    invitesToCommunity: true,
    firstCalls: [
      '/characters/$characterId',
      `/characters/$characterId/similar?num_characters=${SIMILAR_SLIDER_CARDS + 1}`,
    ],
  },
  '/users/$userId': { title: undefined, frame: 'shell', invitesToCommunity: true },
  '/characters/create': { title: 'Create New Character', frame: 'shell' },
  '/characters/edit/$characterId': {
    title: 'Edit Character',
    frame: 'shell',
    isLeftOnSignOut: true,
    firstMemberCalls: ['/characters/$characterId/owned', '/characters/$characterId'],
  },
  '/chats': {
    title: 'Chats',
    frame: 'shell',
    invitesToCommunity: true,
    isLeftOnSignOut: true,
    firstMemberCalls: [`/chats/me?page=${FIRST_PAGE}&limit=${CHAT_LIST_PAGE_SIZE}`],
  },
  '/chat/character/$characterId': {
    title: undefined,
    frame: 'conversation',
    firstCalls: ['/characters/$characterId'],
    firstMemberCalls: ['/chats/?character_id=$characterId'],
  },
  '/my-characters': { title: 'My characters', frame: 'shell', invitesToCommunity: true, isLeftOnSignOut: true },
  '/settings': { title: 'Settings', frame: 'shell', isLeftOnSignOut: true },
  '/signin': { title: 'Sign in', frame: 'alone' },
  '/signup': { title: 'Create your account', frame: 'alone' },
  '/reset-password': { title: 'Reset your password', frame: 'alone' },
  '/verify-email': { title: 'Verify your email', frame: 'alone' },
  '/update-email': { title: 'Update your email', frame: 'alone' },
}

/** Addresses that lead to a page of another name at once (A2.1-01, B2.1-04). */
export const REDIRECTS: Record<string, string> = { '/': '/explore', '/characters/edit': '/explore' }

export interface PageVisit extends Page {
  /** As in the table: '/users/$userId'. */
  address: string
  /** By name with the `$`, as the address spells them: `{ $userId: '42' }`. */
  params: Record<string, string>
}

/** The page at a path of this app, without base, query and hash; undefined where there is none. */
export function pageAt(path: string): PageVisit | undefined {
  const trimmed = path.replace(/\/+$/, '') || '/'
  const asked = (REDIRECTS[trimmed] ?? trimmed).split('/')
  const fitting = Object.keys(PAGES).filter((address) => fits(asked, address.split('/')))
  // The most literal one: `/characters/create` before `/characters/$id`.
  const address = fitting.toSorted((one, other) => one.split('$').length - other.split('$').length)[0]
  const page = address !== undefined && PAGES[address]
  if (!page) return undefined
  const named = address.split('/').flatMap((name, index) => (name.startsWith('$') ? [[name, asked[index] ?? '']] : []))
  return { ...page, address, params: Object.fromEntries(named) as Record<string, string> }
}

function fits(asked: string[], address: string[]): boolean {
  return (
    asked.length === address.length &&
    address.every((segment, index) => (segment.startsWith('$') ? asked[index] !== '' : segment === asked[index]))
  )
}
