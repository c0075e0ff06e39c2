import { CHAT_LIST_PAGE_SIZE, FIRST_PAGE, HOME_ROW_CARDS, SIMILAR_SLIDER_CARDS } from './limits.ts'
import { LISTING_ORDERS } from './orders.ts'

/** Properties of a page that are needed before its code has loaded; the others are in its route and its feature. */
export interface Page {
  /** Its title in the browser's tab; undefined if the page sets its own title (`usePageTitle`). */
  title: string | undefined
  /**
   * The layout: the shell; the shell without footer and, on phones, without its two bars; or none: the account
   * pages have their own layout.
   */
  frame: 'shell' | 'conversation' | 'alone'
  /** The community banner is above its footer. Explore and the search show it elsewhere. */
  invitesToCommunity?: true
  /** The page needs a session: signing out navigates away. */
  isLeftOnSignOut?: true
  /**
   * The first requests of a cold visit, with the addresses of the generated client and the page's parameters by
   * name. boot.ts starts them before the app's code has loaded; earlyCalls.test.ts compares the addresses.
   */
  firstCalls?: readonly string[]
  /** Requests for members only: a request must never open the sign-in prompt for a visitor. */
  firstMemberCalls?: readonly string[]
}

/**
 * Every address with a page, as `src/routes` spells it; tests/contract/pages.test.ts names missing ones. A table and
 * not the routes' own `staticData`, because boot.ts needs it before the routes have loaded, and must stay small.
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

/** Addresses that redirect to another page. */
export const REDIRECTS: Record<string, string> = { '/': '/explore', '/characters/edit': '/explore' }

export interface PageVisit extends Page {
  /** As in the table: '/users/$userId'. */
  address: string
  /** By name with the `$`, as the address spells them: `{ $userId: '42' }`. */
  params: Record<string, string>
}

/** The page at a path of this app, without base, query and hash; undefined if there is none. */
export function pageAt(path: string): PageVisit | undefined {
  const trimmed = path.replace(/\/+$/, '') || '/'
  const asked = (REDIRECTS[trimmed] ?? trimmed).split('/')
  const fitting = Object.keys(PAGES).filter((address) => fits(asked, address.split('/')))
  // The page with the fewest parameters: `/characters/create` before `/characters/$id`.
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
