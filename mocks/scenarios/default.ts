import type { Scenario } from './scenario.ts'

export const defaultScenario: Scenario = { summary: 'The usual community; nobody is signed in.' }
