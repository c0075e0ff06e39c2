import type { Capture } from '#src/contract/capture/capture.ts'

/** The time of the first call in a capture; without calls, of the capture. */
export function sessionBegin({ reads, at }: Pick<Capture, 'reads' | 'at'>): string {
  return reads.reduce((first, read) => (Date.parse(read.at) < Date.parse(first) ? read.at : first), at)
}
