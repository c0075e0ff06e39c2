import type { CharacterFixture, UserFixture } from '#mocks/fixtures/types.ts'
import type { PortraitFace } from './portraitFace.ts'

type Described = Pick<CharacterFixture, 'name' | 'description' | 'tags'>

/** The words a character's clothes and place are taken from; the telling ones first. */
export const aboutOf = ({ name, description, tags }: Described) => [name, tags.join(', '), description].join('\n')

/** How a character of the fixtures looks; one made at run time gives its id as seed and the same words. */
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
