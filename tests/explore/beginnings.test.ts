import { expect, it } from 'vitest'
import { seeded } from './random.ts'
import { Beginnings } from './beginnings.ts'
import { agreeInTrouble, seeNewResponse, sendAndGo } from './habits.ts'
import { exampleControl, exampleSight } from './exampleSight.ts'
import { Met } from './met.ts'
import type { Control } from './sight.ts'
import type { Step, Trail } from './trail.ts'

const button = (name: string, part: Partial<Control> = {}) => exampleControl({ name, ...part })
const press: Step = { do: 'press', role: 'button', name: 'Delete', nth: 0 }
const trailOf = (...steps: Step[]): Trail => ({ world: {}, path: '/chats', steps })

it('begins again at an open dialog, by the shortest way that led there', () => {
  const beginnings = new Beginnings()
  const random = seeded('1')
  expect(beginnings.next(random)).toBeUndefined()
  beginnings.note(exampleSight(), trailOf(press))
  expect(beginnings.next(random)).toBeUndefined()
  beginnings.note(exampleSight({ dialogs: ['Delete Chat'] }), trailOf({ do: 'reload' }, press))
  beginnings.note(exampleSight({ dialogs: ['Delete Chat'] }), trailOf(press))
  beginnings.note(exampleSight({ dialogs: ['Delete Chat'] }), trailOf({ do: 'back' }, { do: 'forward' }, press))
  expect(beginnings.next(random)).toEqual(trailOf(press))
})

it('tells the parts of a dialog apart, and knows a tool of the page', () => {
  const beginnings = new Beginnings()
  const dialog = (...controls: Control[]) => exampleSight({ dialogs: ['Import card'], controls })
  const file: Step = { do: 'file', name: 'card.png' }
  const typed: Step = { do: 'type', role: 'textbox', name: 'What should change?', nth: 0, text: 'robot1x' }
  beginnings.note(dialog(), trailOf(press))
  beginnings.note(dialog(), trailOf(press, file))
  beginnings.note(dialog(button('Apply', { isSubmit: true })), trailOf(typed))
  beginnings.note(exampleSight({ controls: [button('Cancel')] }), trailOf(press))
  expect(beginnings.reached().map(({ name }) => name)).toEqual([
    'dialog Import card',
    'dialog Import card with a file',
    'dialog Import card with a text',
    'tool on /chats',
  ])
})

it('takes every way in turn', () => {
  const beginnings = new Beginnings()
  const typed = trailOf({ do: 'type', role: 'textbox', name: 'Username', nth: 0, text: 'robot1x' })
  beginnings.note(exampleSight({ dialogs: ['Delete Chat'] }), trailOf(press))
  beginnings.note(exampleSight({ path: '/settings', controls: [button('Save', { isSubmit: true })] }), typed)
  const random = seeded('1')
  expect(new Set([beginnings.next(random), beginnings.next(random)])).toEqual(new Set([trailOf(press), typed]))
})

it('begins at stored places, and lists those that it does not reach any more', () => {
  const stored = { name: 'dialog Delete Chat', address: '/chats', trail: trailOf(press) }
  const beginnings = new Beginnings([stored])
  expect([beginnings.outdated(), beginnings.kept()]).toEqual([[], [stored]])
  expect(beginnings.next(seeded('1'))).toEqual(trailOf(press))
  expect([beginnings.outdated(), beginnings.reached(), beginnings.kept()]).toEqual([[stored], [], []])
  beginnings.note(exampleSight({ dialogs: ['Delete Chat'] }), trailOf(press))
  expect([beginnings.outdated(), beginnings.reached()]).toEqual([[], [stored]])
})

it('has habits only where they are possible', () => {
  const random = seeded('1')
  const met = new Met()
  expect(agreeInTrouble(random, exampleSight({ controls: [button('Delete')] }), met)).toBeUndefined()
  expect(
    agreeInTrouble(random, exampleSight({ dialogs: ['Delete Chat'], controls: [button('Cancel')] }), met),
  ).toBeUndefined()
  const asked = exampleSight({ dialogs: ['Delete Chat'], controls: [button('Cancel'), button('Delete')] })
  expect(agreeInTrouble(random, asked, met)?.at(-1)).toEqual(press)
  expect(sendAndGo(random, exampleSight({ controls: [button('Like')] }), met)).toBeUndefined()
  const tool = exampleSight({ controls: [button('Delete'), button('Cancel'), button('Confirm')] })
  expect(agreeInTrouble(random, tool, met)?.at(-1)).toEqual({ ...press, name: 'Confirm' })
  const form = exampleSight({ controls: [button('Save', { isSubmit: true })] })
  expect(sendAndGo(random, form, met)?.map((step) => step.do)).toEqual(
    expect.arrayContaining(['fail', 'press', expect.stringMatching(/back|reload/)]),
  )
  expect(seeNewResponse(random, form, met)).toBeUndefined()
})

it('uses every variant of a habit before it repeats one', () => {
  const random = seeded('1')
  const met = new Met()
  const form = exampleSight({ controls: [button('Save', { isSubmit: true })] })
  const ways = Array.from({ length: 14 }, () => {
    const [fail, , away] = sendAndGo(random, form, met)!
    return JSON.stringify([fail, away])
  })
  expect(new Set(ways).size).toBe(14)
})

it('makes the calls of a control return what they have not returned yet', () => {
  const met = new Met()
  const remove = button('Delete')
  const sight = exampleSight({ dialogs: ['Delete Chat'], controls: [remove] })
  const call = { number: 1, method: 'DELETE', path: '/chats/1', operation: 'deleteChat', at: 0 } as const
  met.led(sight, remove, [{ ...call, outcome: 'answered', status: 200 }])
  met.see(sight, [{ ...call, outcome: 'answered', status: 500 }])
  expect(met.newFaultsOf(sight, remove)).toEqual([
    'deleteChat.401.once',
    'deleteChat.404.once',
    'deleteChat.offline.once',
  ])
})
