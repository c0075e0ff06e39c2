/**
 * Limits of texts that are parsed as markdown. Parsing takes quadratic time for some characters and stack for nesting,
 * and rendering takes elements; a text beyond these limits is shown as typed. No message that is written for a
 * reader comes near them.
 */
const MAX_CHARS = 20_000
const MAX_LINES = 800
const MAX_SIGNS = 2_000
/** The maximum nesting of quotes and lists, by the markers before the words of a line. */
const MAX_MARKS_OF_A_LINE = 40

/** For the parsed tree of a text within these limits: inline elements and lists over many lines are nested too. */
export const MAX_TREE_DEPTH = 60
export const MAX_TREE_NODES = 2_500

const SIGNS = new Set('*_~`[]<>|#\\')

/** Whether a text is beyond the limits of markdown. Reads each character at most twice. */
export function isBeyondMarkdown(text: string): boolean {
  if (text.length > MAX_CHARS) return true
  let [signs, lines] = [0, 1]
  for (const character of text) {
    if (SIGNS.has(character)) signs += 1
    else if (character === '\n' || character === '\r') lines += 1
  }
  return signs > MAX_SIGNS || lines > MAX_LINES || text.split(/[\r\n]/).some(isDeep)
}

/** The markers of quotes and lists at the start of a line, with the indent. */
const MARKS = /^(?:[ \t>]|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/

function isDeep(line: string): boolean {
  const [marks = ''] = MARKS.exec(line) ?? []
  return marks.replace(/[^>.)+*-]/g, '').length > MAX_MARKS_OF_A_LINE
}
