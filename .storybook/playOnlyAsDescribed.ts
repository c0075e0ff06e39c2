import { GLOBALS_UPDATED, SET_CURRENT_STORY, STORY_ARGS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { CARRIED } from './dataOfPage.ts'

/** Storybook skips play functions in a frame with this query parameter. */
const NO_PLAY = 'embed'

/**
 * Skips play functions while a toolbar control, changed records or a new contract override the stories' world: they
 * expect the world of their story's parameters, and would fail in another one.
 */
export function playOnlyAsDescribed(controls: readonly string[]): void {
  const given = new URLSearchParams(window.location.search)
  let chosen: Record<string, unknown> = globalsIn(window.location.search)
  let shown = given.get('id') ?? ''
  /** The stories whose records were changed. */
  const changed = new Set(`;${given.get('args')}`.includes(`;${CARRIED}:`) ? [shown] : [])
  const update = () => {
    const address = new URL(window.location.href)
    const isOther = given.has('contract') || changed.has(shown) || controls.some((control) => chosen[control])
    if (address.searchParams.has(NO_PLAY) === isOther) return
    if (isOther) address.searchParams.set(NO_PLAY, 'true')
    else address.searchParams.delete(NO_PLAY)
    window.history.replaceState(window.history.state, '', address)
  }
  update()
  const channel = addons.getChannel()
  channel.on(GLOBALS_UPDATED, ({ globals }: { globals: Record<string, unknown> }) => {
    chosen = globals
    update()
  })
  channel.on(STORY_ARGS_UPDATED, ({ storyId, args }: { storyId: string; args: Record<string, unknown> }) => {
    if (args[CARRIED] === undefined) changed.delete(storyId)
    else changed.add(storyId)
    update()
  })
  channel.on(SET_CURRENT_STORY, ({ storyId }: { storyId: string }) => {
    shown = storyId
    update()
  })
}

/** The globals in the frame's address, in Storybook's format: `viewer:mira;textSize:Large`. */
function globalsIn(search: string): Record<string, string> {
  const pairs = (new URLSearchParams(search).get('globals') ?? '').split(';').map((pair) => pair.split(':'))
  return Object.fromEntries(pairs.filter(([, value]) => value).map(([name = '', ...value]) => [name, value.join(':')]))
}
