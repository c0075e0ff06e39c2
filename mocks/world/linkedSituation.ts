import { clockText } from '#mocks/situation/clockText.ts'
import type { Situation } from '#mocks/situation/situation.ts'
import type { MockControls } from './mockControls.ts'

/**
 * The situation for a link. With a captured session whose file a link can name, only what differs from the session: the
 * file contains its data, its viewer, its time and its failures.
 */
export function linkedSituation(controls: Pick<MockControls, 'situation' | 'capture' | 'viewer'>): Situation {
  const situation = controls.situation()
  const capture = controls.capture()
  if (capture?.from === undefined) return situation
  const { scenario: _, seed: __, viewer: ___, clock, ...rest } = situation
  const isOwnTime = clock === clockText({ at: Date.parse(capture.at), movedMs: 0 })
  return {
    ...rest,
    ...(clock !== undefined && !isOwnTime && { clock }),
    ...(controls.viewer() === undefined && capture.viewerId !== null && { viewer: null }),
  }
}
