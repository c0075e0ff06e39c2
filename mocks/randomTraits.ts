import { numberOf } from './ids.ts'

const TRAIT_NAMES = [
  'thoughtful',
  'creative',
  'determined',
  'patient',
  'curious',
  'stubborn',
  'gentle',
  'restless',
  'dry',
  'loyal',
  'sceptical',
  'cheerful',
  'secretive',
  'generous',
  'proud',
  'superstitious',
  'punctual',
  'dreamy',
  'blunt',
  'careful',
  'playful',
  'melancholic',
  'practical',
  'vain',
  'brave',
  'forgetful',
  'precise',
  'warm',
  'mischievous',
  'calm',
]

/** Some trait names, all different; which ones follows from the seed. */
export function randomTraits(count: number, seed: string): string[] {
  return TRAIT_NAMES.map((name) => ({ name, at: numberOf(`${seed}/${name}`) }))
    .sort((one, other) => one.at - other.at)
    .slice(0, count)
    .map(({ name }) => name)
}
