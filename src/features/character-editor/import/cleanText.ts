/** A text of a card as the form can hold it: line ends of one kind, no control characters, no lone surrogates. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
}
