import { SELECT_STORY } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import type { MouseEvent } from 'react'

/** Of a story in Storybook, from a page inside it; a static Storybook may stand in any folder. */
export function addressOfStory(id: string): string {
  return new URL(`./?path=/story/${id}`, document.baseURI).href
}

/** Of a story alone; axe has nothing to look at in a picture. */
export function addressOfPicture(id: string): string {
  return new URL(`iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`, document.baseURI).href
}

/** Opens a story at once where a link would load all of Storybook again. */
export function openStory(event: MouseEvent, id: string, viewMode: 'story' | 'docs' = 'story'): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0 || window.parent === window) return
  event.preventDefault()
  addons.getChannel().emit(SELECT_STORY, { storyId: id, viewMode })
}

/** What the address of Storybook asks for: the mock panel's link carries it. */
export function askedFor(): string {
  return new URL(window.parent.location.href).searchParams.get('find') ?? ''
}
