import type { Scenario } from './scenario.ts'

export const sessionAboutToExpire: Scenario = {
  summary: 'Mira is signed in and her access token has half a minute left; her refresh token is good.',
  viewer: 'mira',
  session: 'about-to-expire',
}
