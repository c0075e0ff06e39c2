/** The beginning of a description, and whether it is cut. */
export function descriptionPreview(description: string, maxChars: number): { text: string; isCut: boolean } {
  const line = description.replace(/\s+/g, ' ')
  if (line.length <= maxChars) return { text: line, isCut: false }
  // Plain letters need no `Intl.Segmenter`, whose data takes a browser milliseconds to load.
  const isPlain = /^[ -~]*$/.test(line.slice(0, maxChars + 1))
  const cut = isPlain ? line.slice(0, maxChars) : firstSigns(line, maxChars)
  return cut === line ? { text: line, isCut: false } : { text: `${withoutLastWord(cut)}...`, isCut: true }
}

/** Counts graphemes: one visible character may consist of several code points. */
function firstSigns(line: string, count: number): string {
  const signs = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line)
  let cut = ''
  let taken = 0
  for (const { segment } of signs) {
    if (taken === count) break
    cut += segment
    taken += 1
  }
  return cut
}

/** Cuts between words if there is a gap nearby. */
function withoutLastWord(cut: string): string {
  return cut.replace(/\s+\S{0,20}$/, '').trimEnd()
}
