import type { Capture } from './capture.ts'

/** A capture as a file. */
export function captureFile(capture: Capture): string {
  return JSON.stringify(capture, undefined, 1)
}

/** The content of a capture in counts, one line each. */
export function captureCounts({ reads, failures, departures, place, words }: Capture): string[] {
  const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`
  const departing = reads.filter(({ departs }) => departs).length
  const writes = reads.filter(({ address }) => !address.startsWith('/')).length
  return [
    `${many(reads.length - writes, 'response')}, ${departing} of them not as the contract says`,
    `${many(writes, 'change')} by the user: messages, likes, edits`,
    many(failures.length, 'failed call'),
    many(departures.length, 'departure'),
    `Taken at ${place}`,
    words ? 'With the words that were seen' : 'Without words: every text is replaced with one of its shape',
  ]
}
