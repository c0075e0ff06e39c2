import type { Clock } from '#src/world/World.ts'
import type { Database } from '#mocks/db/database.ts'
import type { Mails } from '#mocks/accounts/mails.ts'
import type { PictureAddresses } from '#mocks/pictures/pictureAddresses.ts'
import type { Sessions } from '#mocks/accounts/sessions.ts'
import type { Callers } from './callers.ts'

/** What the handlers of one server share; nothing in it is shared with another server. */
export interface ServerParts extends Callers {
  db: Database
  /** This moment, as rows and responses write it. */
  now(): string
  clock: Clock
  sessions: Sessions
  mails: Mails
  pictures: PictureAddresses
  /** Decides what is "random". */
  seed: string
  /** The first of these pictures that can be had as a PNG; for the card download. */
  pictureForCard(addresses: readonly string[]): Promise<Uint8Array>
  /** Where the app shows a character; cards name it as their source. */
  pageOf(characterId: string): string
}
