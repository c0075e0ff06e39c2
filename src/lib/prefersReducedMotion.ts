/** Whether the user prefers reduced motion; styles use a media query, scripted scrolling uses this. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
