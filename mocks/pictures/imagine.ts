import type { AnimalFace, FaceHints, Hair, Mood, Palette, PersonFace, SpiritFace } from '#mocks/fixtures/types.ts'
import { PALETTE_COUNT } from './palettes.ts'
import { seeded } from './random.ts'
import { firstMatch, glassesRules, words } from './words.ts'
import type { Rules } from './words.ts'

const animalRules: Rules<AnimalFace['shape']> = [
  [words('fox(?:es)?|vixen'), 'fox'],
  [words('owls?'), 'owl'],
  [words('cats?|kittens?|tabby'), 'cat'],
  [words('otters?'), 'otter'],
  [words('ravens?|crows?|magpies?|rooks?'), 'raven'],
  [words('whales?|dolphins?'), 'whale'],
  [words('moths?|butterfl\\w+'), 'moth'],
  [words('bears?|badgers?'), 'bear'],
  [words('hares?|rabbits?|bunny'), 'hare'],
  [words('tortoises?|turtles?'), 'tortoise'],
  [words('dogs?|pupp(?:y|ies)|hounds?|wol(?:f|ves)|terriers?'), 'dog'],
  [words('octopus(?:es)?|squids?|kraken'), 'octopus'],
  [words('goose|geese|ducks?|swans?'), 'goose'],
]

const spiritRules: Rules<SpiritFace['shape']> = [
  [words('flames?|candles?|embers?|dragons?|phoenix'), 'flame'],
  [words('ghosts?|mist|clouds?|fog|spirits?|poltergeist'), 'mist'],
  [words('dryads?|saplings?|leaf|sprout|plants?'), 'leaf'],
  [words('waves?|rivers?|water spirit|sea glass'), 'wave'],
  [words('stones?|golems?|boulders?|mountain spirit'), 'stone'],
  [words('lanterns?|lamps?'), 'lantern'],
  [words('stars?|comets?|constellations?'), 'star'],
  [words('shadows?|darkness|void'), 'shadow'],
]

const robotWords = words('robots?|androids?|machines?|clockwork|automat\\w+|drones?|circuits?|AI|computers?|brass')

const hairRules: Rules<Hair> = [
  [words('afro'), 'afro'],
  [words('braids?|plaits?|braided'), 'braids'],
  [words('buns?|pinned up'), 'bun'],
  [words('ponytail'), 'ponytail'],
  [words('bob'), 'bob'],
  [words('fringe|bangs'), 'fringe'],
  [words('curls|curly'), 'curly'],
  [words('waves|wavy'), 'wavy'],
  [words('long[- ]hair\\w*|long (?:\\w+ )?hair'), 'long'],
  [words('cropped|shaved|buzz\\w*|bald'), 'cropped'],
  [words('tousled|messy|wild hair'), 'tousled'],
  [words('swept|slick\\w*|quiff'), 'swept'],
  [words('short[- ]hair\\w*|short (?:\\w+ )?hair'), 'short'],
]

const hairColourRules: Rules<NonNullable<PersonFace['hairColour']>> = [
  [words('silver hair|gr[ae]y(?:[- ]haired| hair)|silver[- ]haired'), 'grey'],
  [words('white hair|white[- ]haired|old (?:wo)?man|grand\\w+|elder\\w*|ancient'), 'white'],
  [words('red hair|redhead|ginger|copper hair|red[- ]haired'), 'red'],
  [words('blond\\w*|golden hair|fair hair'), 'blond'],
  [words('blue hair|blue[- ]haired'), 'blue'],
  [words('green hair|green[- ]haired'), 'green'],
]

const moodRules: Rules<Mood> = [
  [words('grin\\w*|laugh\\w*|cheerful|jolly|delighted'), 'grin'],
  [words('stern|strict|grumpy|serious|gruff'), 'stern'],
  [words('sad|lonely|grie\\w+|melanchol\\w+|gloomy'), 'sad'],
  [words('surprised|startled|anxious|nervous'), 'surprised'],
  [words('sly|cunning|sarcastic|mischiev\\w+|trickster|squinting'), 'sly'],
  [words('dream\\w*|sleepy|poetic|gentle'), 'dreamy'],
  [words('calm|patient|quiet|wise|serene'), 'calm'],
]

const hairs: readonly Hair[] = [
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
  'cropped',
  'swept',
  'afro',
]

/** Face hints derived from a text: features that the text names, and seeded random ones for the rest. */
export function imagineFace(text: string): FaceHints {
  const random = seeded(`imagine ${text}`)
  const scene = {
    palette: random.integer(0, PALETTE_COUNT - 1) as Palette,
    mood:
      firstMatch(moodRules, text) ??
      random.pick<Mood>(['friendly', 'friendly', 'calm', 'dreamy', 'grin', 'neutral', 'sly']),
    moon: random.pick(['plain', 'ringed', 'crescent', 'none'] as const),
  }
  if (robotWords.test(text)) {
    return {
      kind: 'robot',
      shape: random.pick(['round', 'square', 'tall'] as const),
      top: random.pick(['antenna', 'bulb', 'horns', 'lights', 'radar'] as const),
      ...scene,
    }
  }
  const animal = firstMatch(animalRules, text)
  if (animal) return { kind: 'animal', shape: animal, ...scene }
  const person = /\b(?:wom[ae]n|m[ae]n|girl|boy|person|someone|hair|beard\w*|she|he)\b/i.test(text)
  const spirit = person ? undefined : firstMatch(spiritRules, text)
  if (spirit) return { kind: 'spirit', shape: spirit, ...scene }
  const hairColour =
    firstMatch(hairColourRules, text) ??
    (random.chance(0.25) ? random.pick(['red', 'blond', 'grey', 'blue'] as const) : undefined)
  const glasses = firstMatch(glassesRules, text)
  return {
    kind: 'person',
    skin: random.pick(['pale', 'light', 'tan', 'brown', 'dark'] as const),
    hair: firstMatch(hairRules, text) ?? random.pick(hairs),
    ...(hairColour && { hairColour }),
    ...(glasses && { glasses }),
    ...(/\bbeard/i.test(text) && { beard: true }),
    ...(/\bearrings?\b/i.test(text) && { earrings: true }),
    ...(/\bfreckle/i.test(text) && { freckles: true }),
    ...(/\b(?:flowers?|blossoms?)\b/i.test(text) && { flower: true }),
    ...scene,
  }
}
