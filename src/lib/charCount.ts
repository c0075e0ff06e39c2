/**
 * The length of a text in Unicode code points, which the product's limits count. JSON Schema's `maxLength` and
 * the server count the same. `text.length` counts UTF-16 units: two for most emoji.
 */
export function charCount(text: string): number {
  let count = text.length
  // Without copying the text: it is counted at each key press.
  for (let at = 1; at < text.length; at++) {
    if (isLow(text.charCodeAt(at)) && isHigh(text.charCodeAt(at - 1))) count -= 1
  }
  return count
}

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff
