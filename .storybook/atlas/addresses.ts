import { SELECT_STORY } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import type { MouseEvent } from 'react'

/** The address of a story in Storybook, for a page inside it; a static Storybook may be deployed in any folder. */
export function addressOfStory(id: string): string {
  return new URL(`./?path=/story/${id}`, document.baseURI).href
}

/** The address of a story without Storybook's interface; axe is off, because previews need no check. */
export function addressOfPicture(id: string): string {
  return new URL(`iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`, document.baseURI).href
}

/** Opens a story in place; a link would reload Storybook. */
export function openStory(event: MouseEvent, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0 || window.parent === window) return
  event.preventDefault()
  addons.getChannel().emit(SELECT_STORY, { storyId: id, viewMode: 'story' })
}

/** The search text in Storybook's address: the mock panel's link contains it. */
export function askedFor(): string {
  return new URL(window.parent.location.href).searchParams.get('find') ?? ''
}
