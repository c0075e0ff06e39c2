import type { Scenario } from './scenario.ts'

export const offline: Scenario = {
  summary: 'No call gets through; nobody is signed in.',
  faults: [{ operation: '*', network: 'fail' }],
}
