import type { Scenario } from './scenario.ts'

export const sessionRenews: Scenario = {
  summary: 'Mira comes back after a while: her access token is too old, her refresh token is good.',
  viewer: 'mira',
  session: 'access-expired',
}
