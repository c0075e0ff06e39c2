import type { HttpHandler } from 'msw'
import { authHandlers } from './auth.ts'
import { characterHelpHandlers } from './characterHelp.ts'
import { characterImageHandlers } from './characterImages.ts'
import { characterListHandlers } from './characterLists.ts'
import { characterHandlers } from './characters.ts'
import { chatHandlers } from './chats.ts'
import { emailLinkHandlers } from './emailLinks.ts'
import type { ServerParts } from './serverParts.ts'

/**
 * The handlers of all calls. MSW uses the first handler that matches, so `/characters/me` must come before
 * `/characters/:id`: literal segments are sorted first, whatever the order of the files.
 */
export function createHandlers(parts: ServerParts): HttpHandler[] {
  return [
    ...authHandlers(parts),
    ...emailLinkHandlers(parts),
    ...characterListHandlers(parts),
    ...characterHelpHandlers(parts),
    ...characterImageHandlers(parts),
    ...characterHandlers(parts),
    ...chatHandlers(parts),
  ].sort(literalFirst)
}

function literalFirst(one: HttpHandler, other: HttpHandler): number {
  const [first, second] = [specificity(one), specificity(other)]
  return first < second ? -1 : Number(first > second)
}

/** A sort key of the path: in each segment, literal ('0') sorts before parameter ('1'). */
function specificity({ info }: HttpHandler): string {
  return String(info.path)
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('')
}
