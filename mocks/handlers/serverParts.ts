import type { Clock } from '#src/world/World.ts'
import type { Database } from '#mocks/db/database.ts'
import type { Mails } from '#mocks/mails.ts'
import type { PictureAddresses } from '#mocks/pictureAddresses.ts'
import type { Sessions } from '#mocks/sessions.ts'
import type { Callers } from './callers.ts'

/** What the handlers of one server share; nothing in it is shared with another server. */
export interface ServerParts extends Callers {
  db: Database
  /** This moment, as rows and answers write it. */
  now(): string
  clock: Clock
  sessions: Sessions
  mails: Mails
  pictures: PictureAddresses
  /** Decides what is "random". */
  seed: string
  /** The bytes of a picture that has an address; for the card download. */
  readPicture(address: string): Promise<Uint8Array>
  /** Where the app shows a character; cards name it as their source. */
  pageOf(characterId: string): string
}
