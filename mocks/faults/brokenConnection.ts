/** Thrown by `fetch` where a fault says that the network fails; browsers say the same with a TypeError. */
export class BrokenConnection extends TypeError {
  constructor() {
    super('Failed to fetch')
  }
}
