/** The owner of everything that a visitor has; members have ids. */
export const VISITOR = ''
