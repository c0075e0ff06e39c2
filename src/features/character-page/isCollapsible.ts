/** What a collapsed greeting shows on any screen, roughly. */
const SHOWN_CHARS = 280
const SHOWN_LINES = 5

/** Whether there is more to see than the beginning of the first greeting. */
export function isCollapsible([main = '', ...others]: string[]): boolean {
  return others.length > 0 || main.length > SHOWN_CHARS || main.split('\n').length > SHOWN_LINES
}
