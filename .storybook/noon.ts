/** The time of the clocks in stories and screenshots, unless they set another one. */
export const NOON = '2026-05-20T12:00:00Z'
