import type { Scenario } from './scenario.ts'

export const serverDown: Scenario = {
  summary: 'Every call returns 503; nobody is signed in.',
  faults: [{ operation: '*', status: 503 }],
}
