interface Location {
  href: string
  state: { __TSR_key?: string }
}

/** Names a step of the history: the same when a reload, Back or Forward leads to it again. */
export function historyEntryOf({ href, state: { __TSR_key: key } }: Location): string {
  return key ?? href
}
