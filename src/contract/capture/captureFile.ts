import type { Capture } from './capture.ts'
import { contentsOf } from './contents.ts'

/** A capture as a file. */
export function captureFile(capture: Capture): string {
  return JSON.stringify(capture, undefined, 1)
}

/** The content of a capture in counts, one line each. */
export function captureCounts(capture: Capture): string[] {
  const { reads, failures, departures, place, words } = capture
  const { people, characters, chats, messages } = contentsOf(capture)
  const writes = reads.filter(({ address }) => !address.startsWith('/')).length
  const departing = reads.filter(({ departs }) => departs).length
  return [
    `${counted(characters, 'character')} of ${counted(people, 'person', 'people')}`,
    `${counted(chats, 'chat')}, ${counted(messages, 'message')}`,
    `${counted(reads.length - writes, 'response')}, ${counted(failures.length, 'failed call')}`,
    ...(writes === 0 ? [] : [`${counted(writes, 'change')} that the user made`]),
    ...(departing === 0
      ? []
      : [`${counted(departing, 'response')} with ${counted(departures.length, 'departure')} from the contract`]),
    `The last page: ${place}`,
    words ? 'With the words that were seen' : 'Without words: letters of the same shape replace every text',
  ]
}

/** A count with its noun: '1 chat', '2 chats'. */
export function counted(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`
}
