/** `fetch` rejects with it if a fault says that the network fails; browsers use a TypeError with the same message. */
export class BrokenConnection extends TypeError {
  constructor() {
    super('Failed to fetch')
  }
}

/** The error for reading a body whose connection breaks, with the message that browsers use. */
export function brokenBody(): TypeError {
  return new TypeError('network error')
}
