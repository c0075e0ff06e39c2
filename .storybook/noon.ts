/** The moment at which the clocks of stories and of pictured screens stand, unless they name another one. */
export const NOON = '2026-05-20T12:00:00Z'
