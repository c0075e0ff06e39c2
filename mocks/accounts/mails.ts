import type { Clock } from '#src/world/World.ts'
import type { Database, MailRow, UserRow } from '#mocks/db/database.ts'

const HOUR_MS = 60 * 60_000
const LIFE_MS: Record<MailRow['kind'], number> = {
  'verify-email': 24 * HOUR_MS,
  'reset-password': HOUR_MS,
  'update-email': 24 * HOUR_MS,
}

/**
 * The e-mails that a real server would send. They are only stored: tests and the panel read the links from the store.
 */
export function createMails(db: Database, clock: Clock) {
  return {
    async send(kind: MailRow['kind'], user: UserRow, to = user.email): Promise<MailRow> {
      const id = await db.nextId('mails')
      const token = `${kind}-${id.slice(0, 8)}`
      return db.mails.create({
        id,
        userId: user.id,
        kind,
        to,
        token,
        link: linkOf(kind, token),
        used: false,
        sent_at: new Date(clock.now()).toISOString(),
        expires_at: new Date(clock.now() + LIFE_MS[kind]).toISOString(),
      })
    },

    /** The e-mail of a link that is still valid. Does not mark the link as used: `use` does that. */
    find(kind: MailRow['kind'], token: string): { mail: MailRow; user: UserRow } | undefined {
      const mail = db.mails.findFirst((q) => q.where({ kind, token }))
      const user = mail && db.users.findFirst((q) => q.where({ id: mail.userId }))
      if (!user || mail.used || Date.parse(mail.expires_at) <= clock.now()) return undefined
      return { mail, user }
    },

    async use(mail: MailRow): Promise<void> {
      await db.mails.update(mail, { data: (row) => void (row.used = true) })
    },
  }
}

export type Mails = ReturnType<typeof createMails>

/** The path of the app's page for such a link. */
export function linkOf(kind: MailRow['kind'], token: string): string {
  return `/${kind}?token=${encodeURIComponent(token)}`
}
