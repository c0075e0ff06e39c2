import type { Direction } from '../direction.ts'
import type { PortraitFace } from '../portraitFace.ts'
import { paletteColours } from '../palettes.ts'
import { seeded } from '../random.ts'
import type { Random } from '../random.ts'
import { group } from '../svg.ts'
import { wear } from '../wardrobe/garments.ts'
import { isHat, putOn } from '../wardrobe/headwear.ts'
import { firstMatch, garmentRules, headwearRules } from '../words.ts'
import { animals } from './animals/animals.ts'
import type { Creature } from './creature.ts'
import { drawPerson } from './person.ts'
import { placed } from './pose.ts'
import { drawRobot } from './robot.ts'
import { spirits } from './spirits/spirits.ts'

/** Layers from back to front; `face` is the same in every scene of a character. */
const layers = (parts: { drawing: string; face?: true }[]) =>
  parts.map(({ drawing, face }) => (face ? group(drawing, 'class="face"') : drawing)).join('')

const nothing = { back: '', front: '' }

function person(
  face: PortraitFace & { kind: 'person' },
  { garment, headwear, cloth }: Direction,
  random: Random,
): string {
  const drawn = drawPerson(face, random, isCovered(face.about ?? ''))
  // A hood is tighter than a hat: not even a bun fits under it.
  const hooded = garment === 'robe' && drawn.wearsHats && face.hair !== 'bun'
  const clothes = wear(garment === 'robe' && !hooded ? 'cloak' : garment, cloth)
  const hat = headwear && (drawn.wearsHats || !isHat(headwear)) ? putOn(headwear, cloth) : nothing
  return layers([
    { drawing: hat.back + clothes.back },
    { drawing: drawn.back, face: true },
    { drawing: drawn.face, face: true },
    { drawing: clothes.front },
    { drawing: drawn.front, face: true },
    { drawing: hat.front },
  ])
}

/** Whether the text mentions a hat or a hood, so that the hair must fit under it. */
function isCovered(about: string): boolean {
  const named = firstMatch(headwearRules, about)
  return (named !== undefined && named !== 'none' && isHat(named)) || firstMatch(garmentRules, about) === 'robe'
}

function creatureOf(face: Exclude<PortraitFace, { kind: 'person' }>, random: Random): Creature {
  const making = { mood: face.mood, colours: paletteColours(face.palette), random, about: face.about ?? '' }
  switch (face.kind) {
    case 'robot':
      return drawRobot(face, making)
    case 'animal':
      return animals[face.shape](making)
    case 'spirit':
      return spirits[face.shape](making)
  }
}

function creature(
  face: Exclude<PortraitFace, { kind: 'person' }>,
  { garment, headwear, cloth }: Direction,
  random: Random,
): string {
  const drawn = creatureOf(face, random)
  const clothes = drawn.dressed ? wear(garment, cloth) : nothing
  // Only hats: goggles and headphones fit human heads only.
  const worn = headwear && drawn.hat && isHat(headwear) ? putOn(headwear, cloth) : nothing
  const at = drawn.hat
  const place =
    at &&
    `transform="translate(${at.x - Math.round(490 * at.scale)} ${at.y - Math.round(300 * at.scale)}) scale(${at.scale})"`
  return layers([
    { drawing: clothes.back },
    { drawing: drawn.back ?? '', face: true },
    { drawing: drawn.dressed === 'under the head' ? clothes.front : '' },
    { drawing: drawn.face, face: true },
    { drawing: drawn.dressed === 'over the neck' ? clothes.front : '' },
    { drawing: drawn.front ?? '', face: true },
    { drawing: place ? group(worn.front, place) : '' },
  ])
}

/** The figure of a portrait: its face depends on the hints and the seed only, its clothes on the direction. */
export function drawFigure(face: PortraitFace, direction: Direction): string {
  const random = seeded(`${face.seed} face`)
  const pose = {
    mirrored: random.chance(0.5),
    tilt: random.integer(-4, 4),
    shift: random.integer(-14, 14),
    scale: random.between(0.66, 0.71) * (face.kind === 'robot' ? 0.94 : 1),
  }
  return group(
    face.kind === 'person' ? person(face, direction, random) : creature(face, direction, random),
    placed(pose),
  )
}
