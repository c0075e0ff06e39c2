import { expect, it } from 'vitest'
import { seeded } from './random.ts'
import { readFaultText } from '#mocks/situation/faultText.ts'
import { situationSearch, takeSituation } from '#mocks/situation/situationAddress.ts'
import { pageAt } from '#src/product/pages.ts'
import { chooseSteps } from './chooseStep.ts'
import { exampleControl, exampleSight } from './exampleSight.ts'
import { FILE_NAMES } from './files.ts'
import { fillIn } from './habits.ts'
import { Met } from './met.ts'
import { randomPath, randomWorld } from './randomWorld.ts'

const sight = exampleSight({
  controls: [
    exampleControl(),
    exampleControl({ name: 'Behind the dialog', isOnTop: false }),
    exampleControl({ role: 'textbox', name: 'Message', kind: 'text', value: '' }),
    exampleControl({ role: 'combobox', name: 'Sort by', kind: 'choice', options: 3 }),
  ],
})
function stepsOf(seed: string, count: number, isTroubled = true) {
  const random = seeded(seed)
  const met = new Met()
  return Array.from({ length: count }, (_, index) =>
    chooseSteps(random, { sight, met, recent: [], isLineDown: false, isTroubled, count: index }),
  ).flat()
}

it('makes the same steps for the same seed', () => {
  expect(stepsOf('7', 200)).toEqual(stepsOf('7', 200))
  expect(stepsOf('7', 200)).not.toEqual(stepsOf('8', 200))
})

it('makes every kind of step, and only with what can be reached', () => {
  const steps = stepsOf('7', 3_000)
  expect(new Set(steps.map((step) => step.do)).size).toBe(17)
  expect(JSON.stringify(steps)).not.toContain('Behind the dialog')
})

it('chooses a file in an open file chooser, mostly one that can be imported', () => {
  const random = seeded('7')
  const moment = {
    sight,
    met: new Met(),
    recent: [],
    isLineDown: false,
    isTroubled: true,
    isChoosingFile: true,
    count: 3,
  }
  const steps = Array.from({ length: 100 }, () => chooseSteps(random, moment)).flat()
  const names = steps.map((step) => (step.do === 'file' ? step.name : step.do))
  expect(new Set(names)).toEqual(new Set(FILE_NAMES))
  expect(names.filter((name) => name === 'card.png' || name === 'card.json').length).toBeGreaterThan(40)
})

it('plans faults that the contract documents, and that a link can carry', () => {
  const faults = stepsOf('7', 3_000, false).flatMap((step) => (step.do === 'fail' ? [step.fault] : []))
  expect(faults.length).toBeGreaterThan(100)
  expect(faults.some((fault) => fault.includes('stored'))).toBe(true)
  for (const fault of faults) expect(readFaultText(fault)).toHaveProperty('fault')
})

it('prefers what it has not met', () => {
  const met = new Met()
  const like = exampleControl()
  const other = exampleControl({ name: 'Report' })
  for (let times = 0; times < 9; times++) met.press(sight, like)
  expect(met.newness(sight, other)).toBeGreaterThan(3 * met.newness(sight, like))
})

it('begins in worlds that a link can carry, at pages that there are', () => {
  const random = seeded('worlds')
  for (let times = 0; times < 200; times++) {
    const world = randomWorld(random)
    expect(takeSituation(situationSearch(world))).toEqual({ situation: world, notices: [] })
    expect(pageAt(randomPath(random, new Met()).split('?')[0]!)).toBeDefined()
  }
})

it('fills the empty fields of a form with valid texts, each with a word of its own', () => {
  const form = exampleSight({
    controls: [
      exampleControl({ role: 'textbox', name: 'Username', kind: 'text', value: '' }),
      exampleControl({ role: 'textbox', name: 'Email', kind: 'text', value: '', type: 'email' }),
      exampleControl({ role: 'textbox', name: 'Description', kind: 'text', value: 'Typed before.' }),
      exampleControl({ role: 'textbox', name: 'Password', kind: 'text', value: '', type: 'password' }),
      exampleControl({ role: 'checkbox', name: 'I accept the Terms of Use' }),
      exampleControl({ name: 'Create Account', isSubmit: true }),
    ],
  })
  const steps = fillIn(form, 7)
  expect(steps.map((step) => ('text' in step ? step.text : step.do))).toEqual([
    'robot700x',
    'robot701x@example.com',
    'perigee-7-moons',
    'press',
  ])
  expect(fillIn(exampleSight({ controls: form.controls.slice(0, 3) }), 7)).toEqual([])
})
