/** Whether this visitor asked for less motion; styles ask by media query, scripted scrolling by this. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
