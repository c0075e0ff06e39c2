import type { Scenario } from './scenario.ts'

export const refreshRevoked: Scenario = {
  summary: 'Mira comes back: her access token is too old and her refresh token was revoked.',
  viewer: 'mira',
  session: 'refresh-revoked',
}
