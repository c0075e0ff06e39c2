import { expect, it } from 'vitest'
import { ACCESSIBILITY_KEY } from '#src/storage/preferenceKeys.ts'
import { withToolbar } from './toolbar.ts'

const story = { viewer: 'mira' as const, latencyMs: 50, storage: { draft: 1 } }

it('the selection overrides the settings of the story', () => {
  const chosen = {
    viewer: 'nobody',
    scenario: 'offline',
    connection: '400ms',
    textSize: 'Large',
    textStyle: 'bold',
    timeZone: 'Asia/Kolkata',
  }
  expect(withToolbar(story, chosen)).toEqual({
    viewer: null,
    scenario: 'offline',
    latencyMs: 400,
    timeZone: 'Asia/Kolkata',
    storage: { draft: 1, [ACCESSIBILITY_KEY]: { fontSize: 1.125, boldText: true, highlightClickable: false } },
  })
})
