/** The distance between a toast and the element below it. */
const GAP_PX = 12
/** The height of a toast with two lines of text, and half its width (Toasts.tsx). */
const TOAST_PX = 80
const HALF_TOAST_PX = 210

/**
 * The distance of toasts from the lower edge of the window, in CSS px: above the bars there (`data-page-foot`), above a
 * phone's keyboard, and above the pressed control or focused field if they would cover it.
 */
export function clearanceIn(window: Window): number {
  const { document, innerHeight, innerWidth, visualViewport } = window
  const visible = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight
  const edge = [...document.querySelectorAll('[data-page-foot]')]
    .map((foot) => foot.getBoundingClientRect())
    // On wide pages the navigation is as high as the window.
    .filter(({ top, height }) => height > 0 && top > innerHeight / 3)
    .sort((one, other) => other.bottom - one.bottom)
    .reduce((lower, { top, bottom }) => (bottom >= lower - GAP_PX ? Math.min(lower, top) : lower), visible)
  const pressed = document.activeElement?.closest('button, a, input, textarea')?.getBoundingClientRect()
  const isInTheWay =
    pressed !== undefined &&
    pressed.top < edge &&
    pressed.bottom > edge - GAP_PX - TOAST_PX &&
    Math.abs((pressed.left + pressed.right - innerWidth) / 2) < HALF_TOAST_PX + pressed.width / 2
  return innerHeight - (isInTheWay ? pressed.top : edge) + GAP_PX
}
