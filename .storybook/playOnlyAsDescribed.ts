import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** Storybook skips play functions in a frame with this query parameter. */
const NO_PLAY = 'embed'

/**
 * Skips play functions while a toolbar control overrides the stories' world: they expect the world of their story's
 * parameters, and would fail in another one.
 */
export function playOnlyAsDescribed(controls: readonly string[]): void {
  const update = (globals: Record<string, unknown>) => {
    const address = new URL(window.location.href)
    if (controls.some((control) => globals[control])) address.searchParams.set(NO_PLAY, 'true')
    else address.searchParams.delete(NO_PLAY)
    window.history.replaceState(window.history.state, '', address)
  }
  update(globalsIn(window.location.search))
  addons.getChannel().on(GLOBALS_UPDATED, ({ globals }: { globals: Record<string, unknown> }) => update(globals))
}

/** The globals in the frame's address, in Storybook's format: `viewer:mira;textSize:Large`. */
export function globalsIn(search: string): Record<string, string> {
  const pairs = (new URLSearchParams(search).get('globals') ?? '').split(';').map((pair) => pair.split(':'))
  return Object.fromEntries(pairs.filter(([, value]) => value).map(([name = '', ...value]) => [name, value.join(':')]))
}
