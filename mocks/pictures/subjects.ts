import type { CharacterFixture, UserFixture } from '#mocks/fixtures/types.ts'
import type { PortraitFace } from './portraitFace.ts'

type Described = Pick<CharacterFixture, 'name' | 'description' | 'tags'>

/** The text that determines a character's clothes and place; the most significant words first. */
export const aboutOf = ({ name, description, tags }: Described) => [name, tags.join(', '), description].join('\n')

/** The look of a fixture character; a character created at run time uses its id as the seed and the same text. */
export const faceOfCharacter = (character: Described & Pick<CharacterFixture, 'slug' | 'face'>): PortraitFace => ({
  ...character.face,
  seed: character.slug,
  about: aboutOf(character),
})

export const faceOfUser = ({
  key,
  description,
  face,
}: Pick<UserFixture, 'key' | 'description' | 'face'>): PortraitFace => ({
  ...face,
  seed: key,
  about: description,
})
