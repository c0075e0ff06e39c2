import { users } from '#mocks/fixtures/users.ts'
import { SCENARIO_NAMES } from '#mocks/scenarios/index.ts'
import type { ScenarioName } from '#mocks/scenarios/index.ts'
import type { UserKey } from '#mocks/scenarios/scenario.ts'
import { TEXT_SIZES } from '#src/product/textSizes.ts'
import { ACCESSIBILITY_KEY } from '#src/storage/preferenceKeys.ts'
import { DEFAULT_ACCESSIBILITY } from '#src/storage/preferences.ts'
import type { WorldParameters } from './parameters.d.ts'

// A control at its first item leaves things as the story says; any other item is put over what the story says.

const AS_THE_STORY_SAYS = ''
const NOBODY = 'nobody'

function choice<const Icon extends string>(title: string, icon: Icon, items: { value: string; title: string }[]) {
  return {
    description: title,
    defaultValue: AS_THE_STORY_SAYS,
    toolbar: {
      title,
      icon,
      dynamicTitle: true,
      items: [{ value: AS_THE_STORY_SAYS, title, right: 'as the story says' }, ...items],
    },
  }
}

export const toolbar = {
  viewer: choice('Viewer', 'user', [
    { value: NOBODY, title: 'Signed out' },
    ...users.map(({ key, username }) => ({ value: key, title: username })),
  ]),
  scenario: choice(
    'Scenario',
    'globe',
    SCENARIO_NAMES.map((name) => ({ value: name, title: name })),
  ),
  latency: choice('Latency', 'timer', [
    { value: '0ms', title: 'At once' },
    { value: '400ms', title: '0.4 s' },
    { value: '2000ms', title: '2 s' },
  ]),
  textSize: choice(
    'Text size',
    'expandalt',
    TEXT_SIZES.map(({ label }) => ({ value: label, title: label })),
  ),
  timeZone: choice(
    'Time zone',
    'time',
    ['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'].map((zone) => ({
      value: zone,
      title: zone,
    })),
  ),
}

/** What the story says, with what the toolbar says over it. */
export function withToolbar(story: WorldParameters, globals: Record<string, unknown>): WorldParameters {
  const { viewer, scenario, latency, textSize, timeZone } = globals as Record<keyof typeof toolbar, string | undefined>
  const fontSize = TEXT_SIZES.find(({ label }) => label === textSize)?.rem
  return {
    ...story,
    ...(viewer && { viewer: viewer === NOBODY ? null : (viewer as UserKey) }),
    ...(scenario && { scenario: scenario as ScenarioName }),
    ...(latency && { latencyMs: Number.parseInt(latency, 10) }),
    ...(timeZone && { timeZone }),
    ...(fontSize && {
      storage: { ...story.storage, [ACCESSIBILITY_KEY]: { ...DEFAULT_ACCESSIBILITY, fontSize } },
    }),
  }
}
