import { expect, it } from 'vitest'
import { closeAll } from './closeAll.ts'

it('a failing clean-up of a world fails the story that it belongs to, and leaves no world open', async () => {
  const closed: string[] = []
  const world = (name: string, failure?: Error) => ({
    world: { dispose: () => (failure ? Promise.reject(failure) : Promise.resolve(void closed.push(name))) },
  })
  const open = new Map([
    [{} as Element, world('first', new Error('A timer is left.'))],
    [{} as Element, world('second')],
  ])
  await expect(closeAll(open)).rejects.toThrow('A timer is left.')
  expect(closed).toEqual(['second'])
  expect(open.size).toBe(0)
})
