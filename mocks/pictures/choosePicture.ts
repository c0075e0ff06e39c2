import { numberOf } from '#mocks/fixtures/ids.ts'
import catalogue from './catalogue.json' with { type: 'json' }
import words from './words.json' with { type: 'json' }

interface Order {
  /** Decides between pictures that suit equally. */
  seed: string
  /** What the picture shows: a description. */
  text?: string
  /** The prompt of a retouch, which counts more than the other words. */
  wish?: string
  /** The picture it resembles: the same kind of being, and similar features. */
  like?: string
  /** Pictures that have been shown already; one of them is chosen again only if there are no others. */
  not?: readonly string[]
}

type Features = readonly string[]

/** The published pictures of the characters by slug, with the features of each. */
const pictures = new Map<string, Features>(
  Object.entries(catalogue).map(([slug, features]) => [slug, features.split(', ')]),
)
const { detail, ...beings } = words
const animalsAndSpirits = new Set([...Object.keys(beings.animal), ...Object.keys(beings.spirit)])
const BEING = 1000
const KIND = 100
const WISHED = 10

/** The slug of the published picture that suits best. The same order always gives the same picture. */
export function choosePicture({ seed, text = '', wish = '', like = '', not = [] }: Order): string {
  const weights = new Map<string, number>()
  const want = (features: Features, weight: number) => {
    for (const feature of features) weights.set(feature, (weights.get(feature) ?? 0) + weight)
  }
  const original = pictures.get(like)
  want(original ?? beingIn(text), 1)
  want(detailsIn(text), 1)
  want(detailsIn(wish), WISHED)
  const worth = (features: Features) =>
    features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0) * importanceOf(feature), 0)

  const slugs = [...pictures.keys()]
  const free = slugs.filter((slug) => !not.includes(slug))
  const candidates = free.length > 0 ? free : slugs.filter((slug) => slug !== not[0])
  const start = numberOf(seed) % candidates.length
  const inTurn = [...candidates.slice(start), ...candidates.slice(0, start)]
  return inTurn
    .map((slug) => ({ slug, worth: worth(pictures.get(slug)!) }))
    .reduce((best, other) => (other.worth > best.worth ? other : best)).slug
}

/** What a character looks like in words, the most significant first. */
export const describe = ({ name, tags, description }: { name: string; tags: string[]; description: string }) =>
  [name, tags.join(', '), description].join('\n')

/** 'fox' and 'animal' are more important than a scarf. */
function importanceOf(feature: string): number {
  return animalsAndSpirits.has(feature) ? BEING : feature in beings ? KIND : 1
}

/** The first kind of being that a text names, line by line; a person if it names none. */
function beingIn(text: string): Features {
  for (const line of text.split('\n')) {
    for (const [kind, patterns] of Object.entries(beings)) {
      const [being] = namedIn(line, patterns)
      if (being !== undefined) return [kind, being]
    }
  }
  return ['person']
}

const detailsIn = (text: string): Features => namedIn(text, detail)

function namedIn(text: string, patterns: Record<string, string>): Features {
  return Object.keys(patterns).filter((feature) => patternOf(patterns[feature]!).test(text))
}

const compiled = new Map<string, RegExp>()

function patternOf(alternatives: string): RegExp {
  const known = compiled.get(alternatives) ?? new RegExp(String.raw`\b(?:${alternatives})\b`, 'i')
  compiled.set(alternatives, known)
  return known
}
