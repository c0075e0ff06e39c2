import type { Capture } from './capture.ts'
import { isEnumValue } from './enumValues.ts'

const MOST = 5
const LONGEST = 80

/** The first texts of a capture, as the file contains them. */
export function examplesIn({ reads }: Capture): string[] {
  const found = new Set<string>()
  for (const { body, sent } of reads) collect([sent, body], '')
  return [...found].slice(0, MOST)

  function collect(value: unknown, field: string): void {
    if (found.size >= MOST) return
    if (typeof value === 'string' && /\S \S/.test(value) && !isEnumValue(field, value))
      found.add(value.length > LONGEST ? `${value.slice(0, LONGEST).toWellFormed()}…` : value)
    if (typeof value !== 'object' || value === null) return
    for (const [name, one] of Object.entries(value)) collect(one, name)
  }
}
