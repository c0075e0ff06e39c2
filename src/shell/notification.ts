/** A message of the product to one person; `message` is markdown (A3-17). */
export interface Notification {
  id: string
  message: string
  read: boolean
}

/** Where notifications come from is not known yet: there are none, and no call asks for them (A2.3-30, NS-04). */
export const NO_NOTIFICATIONS: Notification[] = []
