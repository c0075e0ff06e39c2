/** A message of the product to one user; `message` is markdown. */
export interface Notification {
  id: string
  message: string
  read: boolean
}

/** The source of notifications is not specified yet: there are none, and no call requests them. */
export const NO_NOTIFICATIONS: Notification[] = []
