import { standIn } from './alphabets.ts'

/**
 * The parts of markdown syntax without users' words: protocols of addresses, numbers of list items, task boxes,
 * entities, names of HTML tags.
 */
const STRUCTURE =
  /https?:(?=\/\/)|www(?=\.)|(?<=^(?:[ \t>*+-]|\d{1,9}[.)][ \t])*)\d{1,9}(?=[.)](?:\s|$))|(?<=\[)[xX](?=\])|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);|<\/?[a-z][a-z\d-]*|<!\[CDATA\[/dgimu
const WORD = /[\p{L}\p{N}]+/gu

/**
 * Replaces the letters of a text: as many code points, of the same scripts, with the same markdown structure. Under one
 * salt, a word always has the same replacement, so that references stay valid.
 */
export function withoutWords(text: string, salt: string): string {
  let result = ''
  let from = 0
  for (const { 0: kept, index } of text.matchAll(STRUCTURE)) {
    result += text.slice(from, index).replaceAll(WORD, (word) => otherWord(word, salt)) + kept
    from = index + kept.length
  }
  return result + text.slice(from).replaceAll(WORD, (word) => otherWord(word, salt))
}

function otherWord(word: string, salt: string): string {
  let number = hashOf(salt + word.toLowerCase())
  return Array.from(word, (character) => {
    number = Math.imul(number ^ (number >>> 15), 0x2c_1b_3c_6d) + 0x9e_37_79_b9
    return standIn(character, (number >>> 8) & 0xff_ff)
  }).join('')
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  return hash
}
