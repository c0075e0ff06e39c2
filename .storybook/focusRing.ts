/**
 * Runs after a story's test: fails it if an ancestor cuts off the focus ring of the element that has the focus. Along an
 * axis in which an ancestor scrolls, the element may be out of view.
 */
export function failOnCutFocusRing(): void {
  // In Storybook the designer sees it.
  if (!('__vitest_browser__' in globalThis)) return
  const focused = document.querySelector(':focus-visible')
  const cut = focused && cutOf(focused)
  if (cut) throw new Error(`The focus ring of ${inWords(focused)} is cut off by ${cut}.`)
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Smaller overlaps come from rounding. */
const TOLERANCE_PX = 1

/** What cuts off the ring around an element, in words. */
function cutOf(element: Element): string | undefined {
  const ring = ringOf(element)
  if (!ring) return undefined
  let { position } = getComputedStyle(element)
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (position === 'fixed') break
    const style = getComputedStyle(box)
    // A box that is not the containing block does not clip its positioned descendants.
    if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue
    ;({ position } = style)
    const clipMarginPx = Number.parseFloat(style.getPropertyValue('overflow-clip-margin')) || 0
    const inside = insideOf(box, clipMarginPx + TOLERANCE_PX)
    if (clips(style.overflowX, box.scrollWidth > box.clientWidth) && isWider(ring, inside)) return inWords(box)
    if (clips(style.overflowY, box.scrollHeight > box.clientHeight) && isHigher(ring, inside)) return inWords(box)
  }
  return undefined
}

/** The outer edges of the ring around an element, in pixels from those of the window. */
export function ringOf(element: Element): Box | undefined {
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
  if (outlineStyle === 'none') return undefined
  const px = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return { left: left - px, right: right + px, top: top - px, bottom: bottom + px }
}

/** What a box does not clip: its inside, and so many pixels around it. */
function insideOf(box: Element, aroundPx: number): Box {
  const { left, top } = box.getBoundingClientRect()
  const [x, y] = [left + box.clientLeft, top + box.clientTop]
  return {
    left: x - aroundPx,
    right: x + box.clientWidth + aroundPx,
    top: y - aroundPx,
    bottom: y + box.clientHeight + aroundPx,
  }
}

const clips = (overflow: string, canScroll: boolean) =>
  overflow === 'hidden' || overflow === 'clip' || (overflow !== 'visible' && !canScroll)
const isWider = (ring: Box, inside: Box) => ring.left < inside.left || ring.right > inside.right
const isHigher = (ring: Box, inside: Box) => ring.top < inside.top || ring.bottom > inside.bottom

const inWords = (element: Element) => (element.cloneNode(false) as Element).outerHTML
