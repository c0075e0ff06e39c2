/** The visible state of a like; `likeCount` is -1 while the server has sent none. */
export interface LikeState {
  isLiked: boolean
  likeCount: number
}

/** The server's response to a like or unlike; either part may be missing. */
export interface LikeResponse {
  isLiked?: boolean
  likeCount?: number
}

interface Parts {
  /** The visible state at the first press. */
  start: LikeState
  send(isLiked: boolean): Promise<LikeResponse>
  /** Shows an optimistic state. */
  onExpected(state: LikeState): void
  /** Called once at the end, with the server's last response, or after a failure with the state before. */
  onSettled(state: LikeState, failure?: { wish: boolean; error: unknown }): void
}

export interface LikeQueue {
  /** Requests a state; of several requests only the latest counts. */
  want(isLiked: boolean): void
}

/** A run of presses for one character: never two calls at once, and the latest requested state is the last one sent. */
export function createLikeQueue({ start, send, onExpected, onSettled }: Parts): LikeQueue {
  let confirmed = start
  let wish = start.isLiked
  let isRunning = false

  async function run() {
    let sent: boolean
    let failure: { wish: boolean; error: unknown } | undefined
    do {
      sent = wish
      try {
        // oxlint-disable-next-line no-await-in-loop -- one call after the other is the point
        confirmed = afterResponse(confirmed, sent, await send(sent))
        failure = undefined
      } catch (error) {
        // Whether it reached the server is unknown: a newer request is sent all the same.
        failure = { wish: sent, error }
      }
      if (wish !== sent) onExpected(expected(confirmed, wish))
    } while (wish !== sent)
    onSettled(confirmed, failure)
  }

  return {
    want(isLiked) {
      wish = isLiked
      onExpected(expected(confirmed, wish))
      if (isRunning) return
      isRunning = true
      void run()
    },
  }
}

/** The optimistic state: one like more or less, never below zero. */
export function expected(confirmed: LikeState, wish: boolean): LikeState {
  if (wish === confirmed.isLiked) return confirmed
  const { likeCount } = confirmed
  return { isLiked: wish, likeCount: likeCount === -1 ? -1 : Math.max(0, likeCount + (wish ? 1 : -1)) }
}

/** The state after a response: the server's values if it sent any, otherwise the expected ones. */
export function afterResponse(confirmed: LikeState, sent: boolean, response: LikeResponse): LikeState {
  const { isLiked, likeCount } = expected(confirmed, sent)
  return { isLiked: response.isLiked ?? isLiked, likeCount: Math.max(-1, response.likeCount ?? likeCount) }
}
