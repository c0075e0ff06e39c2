import { charCount } from '#src/lib/charCount.ts'
import { TRAIT_STRENGTHS, type TraitStrength } from '#src/product/traits.ts'
import type { Trait } from '../characterForm.ts'

const SEPARATOR = /[,;、，；،\n•·|①-⑳]|\s\/\s/
const STRENGTH = new RegExp(String.raw`\((${TRAIT_STRENGTHS.join('|')})\)\s*(?:${SEPARATOR.source}|$)`, 'gi')
/** Before an item of a list. */
const BULLET = /^\s*(?:[-–—‣▪・◦●]|(?:[*+]|\d{1,2}[.)])\s)\s*/
/** Around a word of a list. */
const QUOTES = /^[*_"“「]+|[*_"”」]+$/g
/** Longer texts are prose. */
const TRAITS_TEXT_MAX_CHARS = 4_000
/** Longer parts are sentences, not traits. */
const TRAIT_WORDS_MAX = 4

/** The notation of cards made here: `thoughtful (moderately), creative (quite a lot)`. */
export function traitsText(traits: readonly Trait[]): string {
  return traits.map(({ name, strength }) => `${name} (${strength})`).join(', ')
}

/**
 * Parses the traits of a text in that notation, or of a plain list of words, which get the middle strength. Returns
 * undefined for prose.
 */
export function traitsIn(text: string): { traits: Trait[]; isStrengthGuessed: boolean } | undefined {
  if (charCount(text) > TRAITS_TEXT_MAX_CHARS) return undefined
  const traits: Trait[] = []
  let end = 0
  for (const match of text.matchAll(STRENGTH)) {
    traits.push({ name: itemIn(text.slice(end, match.index)), strength: match[1]!.toLowerCase() as TraitStrength })
    end = match.index + match[0].length
  }
  const isWhole = text.slice(end).trim() === '' && traits.every(({ name }) => name !== '')
  if (traits.length > 0 && isWhole) return { traits, isStrengthGuessed: false }

  const words = text
    .split(SEPARATOR)
    .map((part) => itemIn(part).replaceAll(QUOTES, ''))
    .filter((part) => part !== '')
  const isList =
    words.length > 0 &&
    words.every((part) => part.split(/\s+/).length <= TRAIT_WORDS_MAX && !/[.!?:(){}[\]"。！？：「」]/.test(part))
  return isList
    ? { traits: words.map((name) => ({ name, strength: 'moderately' })), isStrengthGuessed: true }
    : undefined
}

const itemIn = (text: string) => text.replace(BULLET, '').trim()
