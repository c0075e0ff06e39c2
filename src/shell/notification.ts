/** A message of the product to one user; `message` is markdown (A3-17). */
export interface Notification {
  id: string
  message: string
  read: boolean
}

/** The source of notifications is not specified yet: there are none, and no call requests them (A2.3-30, NS-04). */
export const NO_NOTIFICATIONS: Notification[] = []
