/** All colours in this folder have the form '#rrggbb'. */
const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** `share` 0 is the first colour, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const to = channels(second)
  const mixed = channels(first).map((from, index) => Math.round(from + ((to[index] ?? 0) - from) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

export const darker = (colour: string, share = 0.25) => mix(colour, '#0b0914', share)
export const lighter = (colour: string, share = 0.25) => mix(colour, '#ffffff', share)

/** Perceived brightness, 0–1 (a rough weighting is enough to choose between two inks). */
export function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255
}
