import { users } from '#mocks/fixtures/users.ts'
import { SCENARIO_NAMES } from '#mocks/scenarios/index.ts'
import type { ScenarioName } from '#mocks/scenarios/index.ts'
import type { UserKey } from '#mocks/fixtures/users.ts'
import { TEXT_SIZES } from '#src/product/textSizes.ts'
import { ACCESSIBILITY_KEY } from '#src/storage/preferenceKeys.ts'
import { DEFAULT_ACCESSIBILITY } from '#src/storage/preferences.ts'
import type { WorldParameters } from './parameters.d.ts'
import { emulateReducedMotion } from './reducedMotion.ts'

// The first item of a control keeps the story's own value; any other item overrides it.

const AS_THE_STORY_SAYS = ''
const NOBODY = 'nobody'
const LINE_IS_DOWN = 'line-is-down'
const REDUCED_MOTION = 'reduced-motion'
const RIGHT_TO_LEFT = 'right-to-left'

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
  connection: choice('Connection', 'timer', [
    { value: '0ms', title: 'Responses at once' },
    { value: '400ms', title: 'Responses after 0.4 s' },
    { value: '2000ms', title: 'Responses after 2 s' },
    { value: LINE_IS_DOWN, title: 'Line is down' },
  ]),
  textSize: choice(
    'Text size',
    'expandalt',
    TEXT_SIZES.map(({ label }) => ({ value: label, title: label })),
  ),
  textStyle: choice('Text style', 'bold', [
    { value: 'bold', title: 'Bold' },
    { value: 'highlight', title: 'Highlighted links and buttons' },
    { value: 'bold-highlight', title: 'Bold and highlighted' },
  ]),
  setting: choice('Browser', 'accessibility', [
    { value: REDUCED_MOTION, title: 'Reduced motion' },
    { value: RIGHT_TO_LEFT, title: 'Right to left' },
  ]),
  timeZone: choice(
    'Time zone',
    'time',
    ['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'].map((zone) => ({
      value: zone,
      title: zone,
    })),
  ),
}

type Chosen = Partial<Record<keyof typeof toolbar, string>>

/** The world parameters of a story, overridden by the toolbar. */
export function withToolbar(story: WorldParameters, globals: Record<string, unknown>): WorldParameters {
  const { viewer, scenario, connection, timeZone, ...look } = globals as Chosen
  return {
    ...story,
    ...(viewer && { viewer: viewer === NOBODY ? null : (viewer as UserKey) }),
    ...(scenario && { scenario: scenario as ScenarioName }),
    ...(connection && connectionOf(connection, story)),
    ...(timeZone && { timeZone }),
    ...accessibilityOf(look, story),
  }
}

function connectionOf(connection: string, { faults = [] }: WorldParameters): WorldParameters {
  if (connection === LINE_IS_DOWN) return { faults: [...faults, { operation: '*', network: 'fail' }] }
  return { latencyMs: Number.parseInt(connection, 10) }
}

function accessibilityOf({ textSize, textStyle }: Chosen, { storage }: WorldParameters): WorldParameters {
  const fontSize = TEXT_SIZES.find(({ label }) => label === textSize)?.rem
  if (!fontSize && !textStyle) return {}
  const settings = {
    ...DEFAULT_ACCESSIBILITY,
    ...(fontSize && { fontSize }),
    boldText: textStyle?.includes('bold') ?? false,
    highlightClickable: textStyle?.includes('highlight') ?? false,
  }
  return { storage: { ...storage, [ACCESSIBILITY_KEY]: settings } }
}

/**
 * Emulates the chosen browser setting in the frame's page; returns a function that restores the browser's own setting.
 */
export function withBrowserSetting({ setting }: Chosen): () => void {
  if (setting === REDUCED_MOTION) return emulateReducedMotion(document, window)
  if (setting !== RIGHT_TO_LEFT) return () => undefined
  const { dir } = document.documentElement
  document.documentElement.dir = 'rtl'
  return () => {
    document.documentElement.dir = dir
  }
}
