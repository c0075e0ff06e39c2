import { create } from '@dicebear/lorelei'
import type { Prng } from '@dicebear/core'
import { brightness, mix } from '../colours.ts'
import { group } from '../svg.ts'
import { blossoms, freckles, glasses, modelling, openMouth, teeth } from './faceDetails.ts'
import type { FaceColours, Features } from './face.ts'

/** Removes all randomness: every list has one entry, every probability is 0 or 100. */
const decided: Prng = {
  seed: '',
  next: () => undefined,
  bool: (likelihood) => likelihood === 100,
  integer: (low) => low,
  pick: <T>(choices: T[]) => choices[0] as T,
  shuffle: (choices) => choices,
  string: () => '',
}

/**
 * Marker colours that no picture uses: the set draws with them, and our own drawings replace the results in the same
 * layer.
 */
const slots = { freckles: 'abcde0', mouth: 'abcde1', glasses: 'abcde2' }

/** Full lips are red, a mouth in a dark beard has the skin colour, any other mouth is a line of ink. */
function mouthColour({ mouth, beard }: Features, { ink, skin, hair }: FaceColours): string {
  if (beard && brightness(hair) < 0.3) return mix(skin, '#a8323e', 0.25)
  return mouth === 'happy18' || mouth === 'happy03' ? mix(mix('#c93a55', skin, 0.15), ink, 0.2) : ink
}

/** One head of the Lorelei set (by Lisa Wischofsky, CC0) in a box of 980 × 980, chin at y = 760, looking to the right. */
export function drawLorelei(features: Features, colours: FaceColours): string {
  const ink = [colours.ink.slice(1)]
  const { mouth } = features
  const { body } = create({
    prng: decided,
    options: {
      head: [features.head],
      hair: [features.hair],
      eyes: [features.eyes],
      eyebrows: [features.eyebrows],
      nose: [features.nose],
      mouth: [mouth === 'open' ? 'happy13' : mouth],
      ...(features.beard && { beard: [features.beard] }),
      beardProbability: features.beard ? 100 : 0,
      glasses: ['variant05'],
      glassesProbability: features.glasses ? 100 : 0,
      ...(features.earrings && { earrings: [features.earrings] }),
      earringsProbability: features.earrings ? 100 : 0,
      freckles: ['variant01'],
      frecklesProbability: 100,
      hairAccessoriesProbability: 0,
      skinColor: [colours.skin.slice(1)],
      hairColor: [colours.hair.slice(1)],
      eyebrowsColor: ink,
      eyesColor: ink,
      noseColor: ink,
      earringsColor: [colours.earrings.slice(1)],
      mouthColor: [slots.mouth],
      frecklesColor: [slots.freckles],
      glassesColor: [slots.glasses],
    },
  })
  const replace = (drawn: string, slot: string, by: (shape: string) => string) =>
    drawn.replace(new RegExp(`<path [^>]*fill="#${slot}"/>`, 'g'), by)
  // The set translates its drawing by (10, -60); our own shapes use the coordinates of the box.
  const inBox = (content: string) => group(content, 'transform="translate(-10 60)"')
  let drawn = body
    .replaceAll(' clip-rule="evenodd"', '')
    .replaceAll('fill="#000"', `fill="${colours.ink}"`)
    .replaceAll('<g transform="translate(10 -60)"></g>', '')
  drawn = replace(drawn, slots.freckles, () => inBox(modelling(colours) + (features.freckles ? freckles(colours) : '')))
  drawn = replace(drawn, slots.glasses, () => inBox(features.glasses ? glasses(features.glasses, colours.ink) : ''))
  drawn = replace(drawn, slots.mouth, (shape) =>
    mouth === 'open'
      ? inBox(openMouth(colours.ink))
      : inBox(teeth[mouth] ?? '') + shape.replace(slots.mouth, mouthColour(features, colours).slice(1)),
  )
  return drawn + (features.flower ? blossoms(colours.flower, colours.ink) : '')
}
