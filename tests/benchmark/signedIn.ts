import type { HttpServer } from '#mocks/transports/httpServer.ts'
import { credentialsIn } from '#src/storage/credentials.ts'
import { memoryStorage } from '#src/world/memoryStorage.ts'

/** The entries of `localStorage` of the scenario's viewer, and their access token. */
export function signedIn(api: HttpServer): { storage: Record<string, string>; token: string } {
  const tokens = api.server.viewerTokens()
  if (!tokens) throw new Error('The scenario has no viewer.')
  const remembered = memoryStorage()
  credentialsIn(remembered).write('access', tokens.access_token)
  credentialsIn(remembered).write('refresh', tokens.refresh_token)
  const keys = Array.from({ length: remembered.length }, (_, place) => remembered.key(place)!)
  return { storage: Object.fromEntries(keys.map((key) => [key, remembered.getItem(key)!])), token: tokens.access_token }
}
