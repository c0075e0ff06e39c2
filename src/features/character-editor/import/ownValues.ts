import { isRecord } from '#src/lib/isRecord.ts'
import { CARD_EXTENSION } from '#src/product/cardExtension.ts'
import { TRAIT_STRENGTHS, type TraitStrength } from '#src/product/traits.ts'
import type { Trait } from '../characterForm.ts'
import type { CardFields } from './cardFields.ts'
import { cleanText } from './cleanText.ts'
import { traitsText } from './importedTraits.ts'

const BACKGROUND = '\n\nBackground: '

/** The data that cards made here contain in addition to the format. */
export interface OwnValues {
  description: string
  backgroundDescription: string
  personalities: Trait[]
}

/**
 * Our own values, if the card was downloaded here and its texts were not edited since. Other programs edit the texts
 * and keep our values unchanged; then the texts are used. Both are compared as the form can hold them.
 */
export function ownValues({ extensions, description, personality }: CardFields): OwnValues | undefined {
  const own = Object.hasOwn(extensions, CARD_EXTENSION) ? extensions[CARD_EXTENSION] : undefined
  if (!isRecord(own) || typeof own.description !== 'string' || typeof own.backgroundDescription !== 'string') {
    return undefined
  }
  const personalities = traitsOf(own.personalities)
  if (!personalities) return undefined
  const isUnedited =
    description === cleanText(`${own.description}${BACKGROUND}${own.backgroundDescription}`) &&
    personality === cleanText(traitsText(personalities))
  if (!isUnedited) return undefined
  return {
    description: cleanText(own.description),
    backgroundDescription: cleanText(own.backgroundDescription),
    personalities: personalities.map(({ name, strength }) => ({ name: cleanText(name), strength })),
  }
}

/** Whether a card was downloaded here; another program may have edited it since. */
export function isMadeHere({ extensions }: CardFields): boolean {
  return Object.hasOwn(extensions, CARD_EXTENSION)
}

/** Splits the description of a card made here into description and background, from its text alone. */
export function splitDescription(text: string): Pick<OwnValues, 'description' | 'backgroundDescription'> | undefined {
  const at = text.lastIndexOf(BACKGROUND)
  if (at === -1) return undefined
  return { description: text.slice(0, at), backgroundDescription: text.slice(at + BACKGROUND.length) }
}

function traitsOf(value: unknown): Trait[] | undefined {
  if (!Array.isArray(value) || !value.every(isTrait)) return undefined
  return value.map(({ name, strength }) => ({ name, strength }))
}

function isTrait(value: unknown): value is Trait {
  return isRecord(value) && typeof value.name === 'string' && TRAIT_STRENGTHS.includes(value.strength as TraitStrength)
}
