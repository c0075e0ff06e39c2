/** The values of one round by their names, with their units. */
export type Figures = Record<string, number>

export function median(numbers: number[]): number {
  return percentile(numbers, 0.5)
}

/** The percentile at `share`, from 0 to 1; NaN for an empty list. */
export function percentile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The smallest and the largest ratio of a round. */
export function spread(ratios: number[]): string {
  return `${Math.min(...ratios).toFixed(2)} … ${Math.max(...ratios).toFixed(2)}`
}
