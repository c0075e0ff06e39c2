/**
 * Whether a click is not the second one of a double click. For buttons whose element has another meaning after one
 * click: *Remove* of the next entry, or *Cancel* in place of *Generate*. (`usePressGuard` ignores a second click that
 * reaches another element.) Keys and assistive technology click with a `detail` of 0.
 */
export function isFirstClick({ detail }: { detail: number }): boolean {
  return detail < 2
}
