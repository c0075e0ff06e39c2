import { expect, it } from 'vitest'
import { makeTurns } from './turns.ts'

function idleByHand() {
  const waiting = new Set<() => void>()
  return {
    waiting,
    idle(run: () => void) {
      waiting.add(run)
      return () => void waiting.delete(run)
    },
    pass() {
      const runs = [...waiting]
      waiting.clear()
      for (const run of runs) run()
    },
  }
}

it('runs one task in each idle moment, in their order', () => {
  const { idle, pass, waiting } = idleByHand()
  const turns = makeTurns(idle)
  const done: string[] = []
  for (const name of ['a', 'b', 'c']) turns.add(() => done.push(name))
  expect(waiting.size).toBe(1)
  pass()
  expect(done).toEqual(['a'])
  pass()
  pass()
  pass()
  expect(done).toEqual(['a', 'b', 'c'])
  expect(waiting.size).toBe(0)
})

it('leaves out removed tasks, and runs none after it was stopped', () => {
  const { idle, pass } = idleByHand()
  const turns = makeTurns(idle)
  const done: string[] = []
  turns.add(() => done.push('a'))()
  turns.add(() => done.push('b'))
  pass()
  expect(done).toEqual(['b'])
  turns.add(() => done.push('c'))
  turns.stop()
  pass()
  expect(done).toEqual(['b'])
})
