/** The first words of a description, and whether there are more (B2.8-22, B2.8-23). */
export function descriptionPreview(description: string, maxChars: number): { text: string; isCut: boolean } {
  const line = description.replace(/\s+/g, ' ')
  let cut = ''
  let count = 0
  // Only as far as is shown: a description has up to a thousand characters.
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line)) {
    if (count === maxChars) return { text: `${withoutLastWord(cut)}...`, isCut: true }
    cut += segment
    count += 1
  }
  return { text: line, isCut: false }
}

/** Between words where there are any near. */
function withoutLastWord(cut: string): string {
  return cut.replace(/\s+\S{0,20}$/, '').trimEnd()
}
