/** The default time of the clocks in stories and screenshots. */
export const NOON = '2026-05-20T12:00:00Z'
