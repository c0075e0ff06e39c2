/** Runs the previews one after the other: two stories that type at the same time take the focus from each other. */
export interface PictureQueue {
  /**
   * Calls `start` when it is first in the queue; returns a function that leaves the queue, before or after the start.
   */
  enter(start: () => void): () => void
}

export function createPictureQueue(): PictureQueue {
  const waiting: (() => void)[] = []
  let isTaken = false
  function next() {
    const start = waiting.shift()
    isTaken = start !== undefined
    start?.()
  }
  return {
    enter(start) {
      let state: 'waiting' | 'running' | 'over' = 'waiting'
      const run = () => {
        state = 'running'
        start()
      }
      waiting.push(run)
      if (!isTaken) next()
      return () => {
        const before = state
        state = 'over'
        if (before === 'running') next()
        else if (before === 'waiting') waiting.splice(waiting.indexOf(run), 1)
      }
    },
  }
}
