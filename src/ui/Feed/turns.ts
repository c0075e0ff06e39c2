import { useEffect, useState } from 'react'
import { whenIdle } from '#src/lib/whenIdle.ts'

/** Runs tasks one after the other, each in an idle moment: a frame renders one article instead of a row of them. */
export interface Turns {
  /** Returns a function that removes the task. */
  add(task: () => void): () => void
  stop(): void
}

export function useTurns(): Turns {
  const [turns] = useState(makeTurns)
  useEffect(() => turns.stop, [turns])
  return turns
}

export function makeTurns(idle: (run: () => void) => () => void = whenIdle): Turns {
  const waiting = new Set<() => void>()
  let cancel: (() => void) | undefined
  const next = () => {
    cancel ??= idle(() => {
      cancel = undefined
      const [task] = waiting
      if (!task) return
      waiting.delete(task)
      task()
      if (waiting.size > 0) next()
    })
  }
  return {
    add(task) {
      waiting.add(task)
      next()
      return () => waiting.delete(task)
    },
    stop() {
      cancel?.()
      cancel = undefined
    },
  }
}
