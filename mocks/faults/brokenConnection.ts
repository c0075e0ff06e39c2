/** Thrown by `fetch` where a fault says that the network fails; browsers say the same with a TypeError. */
export class BrokenConnection extends TypeError {
  constructor() {
    super('Failed to fetch')
  }
}

/** What reading a body throws when the connection breaks in the middle of it, in the words of browsers. */
export function brokenBody(): TypeError {
  return new TypeError('network error')
}
