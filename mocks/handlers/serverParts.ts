import type { Clock } from '#src/world/World.ts'
import type { Database } from '#mocks/db/database.ts'
import type { Mails } from '#mocks/accounts/mails.ts'
import type { PictureAddresses } from '#mocks/pictures/pictureAddresses.ts'
import type { Sessions } from '#mocks/accounts/sessions.ts'
import type { Callers } from './callers.ts'

/** The parts that the handlers of one server share. Nothing in it is shared with another server. */
export interface ServerParts extends Callers {
  db: Database
  /** The present time, as rows and responses write it. */
  now(): string
  clock: Clock
  sessions: Sessions
  mails: Mails
  pictures: PictureAddresses
  /** Seed of all "random" choices. */
  seed: string
  /** The bytes of the picture at an address; rejects if it cannot be read. */
  readPicture(address: string): Promise<Uint8Array<ArrayBuffer>>
  /** The same picture as a PNG; rejects if it cannot be read. */
  asPng(picture: Uint8Array<ArrayBuffer>): Promise<Uint8Array>
  /** The app's page of a character; cards list it as their source. */
  pageOf(characterId: string): string
}
