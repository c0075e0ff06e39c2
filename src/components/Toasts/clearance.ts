/** Between a toast and what it stands above. */
const GAP_PX = 12
/** A toast with two lines of text, and half its width (Toasts.tsx). */
const TOAST_PX = 80
const HALF_TOAST_PX = 210

/**
 * How far above the lower edge of the window toasts stand, in CSS px: over the bars there (`data-page-foot`) and a
 * phone's keyboard, and over what was pressed or written in, if that is where they would lie.
 */
export function clearanceIn(window: Window): number {
  const { document, innerHeight, innerWidth, visualViewport } = window
  const visible = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight
  const edge = [...document.querySelectorAll('[data-page-foot]')]
    .map((foot) => foot.getBoundingClientRect())
    // Beside a wide page the navigation is as high as the window.
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
