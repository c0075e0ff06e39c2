interface Location {
  href: string
  state: { __TSR_key?: string }
}

/** Identifies a history entry: equal when a reload, Back or Forward returns to it. */
export function historyEntryOf({ href, state: { __TSR_key: key } }: Location): string {
  return key ?? href
}
