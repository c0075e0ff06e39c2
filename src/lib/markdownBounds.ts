/**
 * What is read as markdown. Parsing takes time with the square of some signs and stack with the depth of others, and
 * drawing takes elements; a text beyond these bounds is shown as it was typed. No message that somebody writes for a
 * reader comes near them.
 */
const MAX_CHARS = 20_000
const MAX_LINES = 800
const MAX_SIGNS = 2_000
/** How many quotes and lists may stand in each other, by the marks before the words of one line. */
const MAX_MARKS_OF_A_LINE = 40

/** For the tree that a text within these bounds is parsed to: inline signs and lists over many lines stand in each other too. */
export const MAX_TREE_DEPTH = 60
export const MAX_TREE_NODES = 2_500

const SIGNS = new Set('*_~`[]<>|#\\')

/** Whether a text is not to be read as markdown. Looks at each character at most twice. */
export function isBeyondMarkdown(text: string): boolean {
  if (text.length > MAX_CHARS) return true
  let [signs, lines] = [0, 1]
  for (const character of text) {
    if (SIGNS.has(character)) signs += 1
    else if (character === '\n' || character === '\r') lines += 1
  }
  return signs > MAX_SIGNS || lines > MAX_LINES || text.split(/[\r\n]/).some(isDeep)
}

/** The marks of quotes and lists that a line begins with, its indent included. */
const MARKS = /^(?:[ \t>]|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/

function isDeep(line: string): boolean {
  const [marks = ''] = MARKS.exec(line) ?? []
  return marks.replace(/[^>.)+*-]/g, '').length > MAX_MARKS_OF_A_LINE
}
