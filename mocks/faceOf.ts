import type { FaceHints } from './fixtures/types.ts'
import { chosenBy } from './ids.ts'

/** A face for someone nobody drew hints for: what the words ask for, chance for the rest, always the same. */
export function faceOf(words: string): FaceHints {
  const of = <T>(what: string, from: readonly T[]) => chosenBy(`${what} ${words}`, from)
  const scene = { palette: of('palette', PALETTES), mood: of('mood', MOODS), moon: of('moon', MOONS) }
  const text = words.toLowerCase()
  const animal = ANIMALS.find((shape) => text.includes(shape))
  if (animal) return { kind: 'animal', shape: animal, ...scene }
  if (/\b(robot|android|machine|clockwork|automaton)\b/.test(text)) {
    return { kind: 'robot', shape: of('shape', ROBOTS), ...scene }
  }
  if (/\b(ghost|spirit|shadow|mist|flame)\b/.test(text))
    return { kind: 'spirit', shape: of('shape', SPIRITS), ...scene }
  return {
    kind: 'person',
    hair: of('hair', HAIR),
    skin: of('skin', SKIN),
    ...(/\b(glasses|spectacles)\b/.test(text) && { glasses: 'round' as const }),
    ...(/\bbeard/.test(text) && { beard: true }),
    ...scene,
  }
}

const PALETTES = [0, 1, 2, 3, 4, 5, 6, 7] as const
const MOODS = ['friendly', 'neutral', 'grin', 'stern', 'surprised', 'sly', 'dreamy', 'calm'] as const
const MOONS = ['plain', 'ringed', 'crescent', 'none'] as const
const ANIMALS = [
  'fox',
  'owl',
  'cat',
  'otter',
  'raven',
  'whale',
  'moth',
  'bear',
  'hare',
  'tortoise',
  'dog',
  'octopus',
  'goose',
] as const
const ROBOTS = ['round', 'square', 'tall'] as const
const SPIRITS = ['flame', 'mist', 'star', 'shadow'] as const
const HAIR = [
  'short',
  'tousled',
  'curly',
  'wavy',
  'long',
  'bob',
  'fringe',
  'ponytail',
  'bun',
  'braids',
  'swept',
] as const
const SKIN = ['pale', 'light', 'tan', 'brown', 'dark'] as const
