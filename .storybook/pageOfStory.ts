/** The pages that render the components of each folder of src/features, with the paths of src/routes. */
export const PAGES_OF_FOLDERS: Record<string, readonly string[]> = {
  explore: ['/explore'],
  search: ['/search'],
  'character-page': ['/character/$characterId'],
  'creator-profile': ['/users/$userId'],
  'chats-list': ['/chats'],
  chat: ['/chat/character/$characterId'],
  'my-characters': ['/my-characters'],
  'character-editor': ['/characters/edit/$characterId', '/characters/create'],
  settings: ['/settings'],
}

/** Stories of the account pages have a path, except these two: they render a component that gets the link's token. */
const PAGES_OF_COMPONENTS: Record<string, readonly string[]> = {
  'features/accounts/VerifyEmailPage': ['/verify-email'],
  'features/accounts/UpdateEmailPage': ['/update-email'],
}

/**
 * The address of the page that renders a story's component: the first page whose path parameters are all in the story's
 * arguments. Undefined if the component belongs to no page, or if an argument is missing.
 */
export function pageOfStory(title: string, args: Record<string, unknown>): string | undefined {
  const folder = /^features\/(?<folder>[^/]+)\//.exec(title)?.groups?.folder ?? ''
  for (const page of PAGES_OF_COMPONENTS[title] ?? PAGES_OF_FOLDERS[folder] ?? []) {
    const segments = page.split('/').map((segment) => (segment.startsWith('$') ? args[segment.slice(1)] : segment))
    if (segments.every((segment) => typeof segment === 'string')) return `${segments.join('/')}${searchOf(args)}`
  }
  return undefined
}

/** The arguments that the routes read as query parameters. */
function searchOf({ search, token }: Record<string, unknown>): string {
  const given = { ...(search as Record<string, unknown> | undefined), token }
  const pairs = Object.entries(given).flatMap(([key, value]) =>
    (typeof value === 'string' && value !== '') || typeof value === 'number' ? [[key, String(value)]] : [],
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`
}
