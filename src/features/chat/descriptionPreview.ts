/** The first words of a description, and whether there are more (B2.8-22, B2.8-23). */
export function descriptionPreview(description: string, maxChars: number): { text: string; isCut: boolean } {
  const line = description.replace(/\s+/g, ' ')
  const characters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line)]
  if (characters.length <= maxChars) return { text: line, isCut: false }
  const cut = characters
    .slice(0, maxChars)
    .map(({ segment }) => segment)
    .join('')
  // Between words where there are any near.
  return { text: `${cut.replace(/\s+\S{0,20}$/, '').trimEnd()}...`, isCut: true }
}
