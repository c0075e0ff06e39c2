import {
  CHARACTER_BACKGROUND_MAX_CHARS,
  CHARACTER_NAME_MAX_CHARS,
  TAG_MAX_CHARS,
  TAGS_MAX,
} from '#src/product/limits.ts'
import type { AugmentBody } from '#src/api/generated/schemas/augmentBody.ts'
import { chosenBy } from './ids.ts'

/**
 * A suggestion for one field, made from the others; the same for the same draft. Asking again after changing any field
 * gives another one.
 */
export function suggestionFor(draft: AugmentBody): string | string[] {
  const seed = JSON.stringify(draft)
  const traits = draft.personalities.map(({ name }) => name.trim().toLowerCase()).filter(Boolean)
  const parts = {
    seed,
    name: draft.name.trim() || chosenBy(seed, NAMES),
    trait: traits[0] ?? chosenBy(seed, TRAITS),
    otherTrait: traits[1] ?? chosenBy(`${seed}2`, TRAITS),
    subject: subjectsOf(draft)[0] ?? chosenBy(seed, SUBJECTS),
    draft,
  }
  switch (draft.augmentField) {
    case 'name':
      return nameFor(parts)
    case 'description':
      return chosenBy(seed, DESCRIPTIONS)(parts)
    case 'background':
      return chosenBy(seed, BACKGROUNDS)(parts).slice(0, CHARACTER_BACKGROUND_MAX_CHARS)
    case 'greeting_main':
      return chosenBy(seed, GREETINGS)(parts)
    case 'greeting_alternative':
      return chosenBy(`${seed}alternative`, GREETINGS)(parts)
    case 'tags':
      return tagsFor(draft, traits)
  }
}

interface Parts {
  seed: string
  name: string
  trait: string
  otherTrait: string
  subject: string
  draft: AugmentBody
}

type Sentence = (parts: Parts) => string

function nameFor({ seed, subject }: Parts): string {
  const first = chosenBy(seed, NAMES)
  const full = `${first} of the ${subject[0]?.toUpperCase()}${subject.slice(1)}`
  return full.length <= CHARACTER_NAME_MAX_CHARS ? full : first
}

function tagsFor(draft: AugmentBody, traits: string[]): string[] {
  const found = [...subjectsOf(draft), ...traits, chosenBy(JSON.stringify(draft), SUBJECTS), 'original character']
  return [...new Set(found)].filter((tag) => tag.length <= TAG_MAX_CHARS).slice(0, TAGS_MAX)
}

/** The longer words of what was written so far, longest first: what the character seems to be about. */
function subjectsOf({ description, backgroundDescription }: AugmentBody): string[] {
  const words = `${description} ${backgroundDescription}`.toLowerCase().match(/\p{L}{6,20}/gu) ?? []
  const telling = [...new Set(words)].filter((word) => !EMPTY.has(word))
  return telling.sort((one, other) => other.length - one.length || (one < other ? -1 : 1)).slice(0, 6)
}

const DESCRIPTIONS: Sentence[] = [
  ({ name, trait, otherTrait, subject }) =>
    `${name} is ${trait} about everything but ${subject}, and ${otherTrait} about that. Ask once and there is an answer; ask twice and there is a story.`,
  ({ name, trait, subject }) =>
    `Nobody hired ${name}. One morning there was ${subject} to be looked after, and somebody ${trait} standing next to it.`,
  ({ name, otherTrait, subject }) =>
    `${name} knows more about ${subject} than is comfortable, and is ${otherTrait} enough to let you find out slowly.`,
]

const BACKGROUNDS: Sentence[] = [
  ({ name, subject }) => `${name} learned about ${subject} the hard way, in a town that has since changed its name.`,
  ({ trait, subject }) => `A rented room, a borrowed coat, and ${subject} on every shelf. Stayed ${trait} throughout.`,
  ({ subject, otherTrait }) => `Left home with one bag. It held ${subject} and nothing ${otherTrait}.`,
]

const GREETINGS: Sentence[] = [
  ({ name, trait }) =>
    `*A chair is pushed towards you with one foot.*\n\nI am ${name}. They told you I was ${trait}; sit down and judge for yourself.`,
  ({ subject }) => `You are early. Good. It is about ${subject}, and it will not wait for the others.`,
  ({ name, subject }) =>
    `*${name} holds up a hand, listening.*\n\nThere. Did you hear that? **That** is what I wanted to tell you about ${subject}.`,
]

const NAMES = ['Ilse', 'Corvin', 'Maren', 'Tobiah', 'Wilhelmina', 'Ansel', 'Noor', 'Petra', 'Lazlo', 'Odile']
const TRAITS = ['patient', 'stubborn', 'curious', 'gentle', 'restless', 'dry']
const SUBJECTS = ['weather', 'letters', 'bridges', 'clocks', 'gardens', 'rumours']
const EMPTY = new Set(
  'always before behind enough little nobody nothing people really should something somebody things through without'.split(
    ' ',
  ),
)
