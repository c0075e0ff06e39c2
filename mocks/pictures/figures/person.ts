import type { Hair, Mood, PersonFace } from '#mocks/fixtures/types.ts'
import { mix } from '../colours.ts'
import { hairColour, paletteColours, skinColour } from '../palettes.ts'
import type { Random } from '../random.ts'
import { ellipse, path } from '../svg.ts'
import { drawLorelei } from './lorelei.ts'
import type { FaceColours, Features } from './face.ts'

const variants = <const Numbers extends readonly string[]>(...numbers: Numbers) =>
  numbers.map((number) => `variant${number}`) as `variant${Numbers[number]}`[]

interface Expression {
  eyes: Features['eyes'][]
  eyebrows: Features['eyebrows'][]
  mouth: Features['mouth'][]
}

/** Only kind or composed expressions: the set's grimaces, teeth and heart eyes are left out. */
const expressions: Record<Mood, Expression> = {
  friendly: {
    eyes: variants('04', '06', '10', '14', '20', '21', '24', '11', '02'),
    eyebrows: variants('05', '07', '09', '02'),
    mouth: ['happy01', 'happy02', 'happy05', 'happy03'],
  },
  grin: {
    eyes: variants('04', '10', '21', '24', '20'),
    eyebrows: variants('05', '07', '09'),
    mouth: ['happy05', 'happy06'],
  },
  neutral: {
    eyes: variants('04', '06', '20', '24', '11', '14'),
    eyebrows: variants('07', '10', '02', '12'),
    mouth: ['happy14', 'happy02', 'happy18'],
  },
  calm: {
    eyes: variants('12', '20', '06', '11', '19'),
    eyebrows: variants('07', '09', '12'),
    mouth: ['happy14', 'happy13', 'happy02'],
  },
  dreamy: {
    eyes: variants('19', '12', '21', '11'),
    eyebrows: variants('05', '09', '07'),
    mouth: ['happy13', 'happy01', 'happy14'],
  },
  stern: { eyes: variants('08', '06', '04'), eyebrows: variants('10', '03'), mouth: ['happy14', 'sad09', 'happy18'] },
  sly: { eyes: variants('08', '17', '12', '15'), eyebrows: variants('09', '02', '12'), mouth: ['happy10', 'happy01'] },
  sad: { eyes: variants('20', '12', '06'), eyebrows: variants('01'), mouth: ['sad03', 'happy14'] },
  surprised: { eyes: variants('21', '24', '16'), eyebrows: variants('05', '09'), mouth: ['open'] },
}

const hairs: Record<Hair, Features['hair'][]> = {
  short: variants('03', '08', '12', '07', '43'),
  tousled: variants('04', '20', '11'),
  curly: variants('22', '37', '09'),
  wavy: variants('35', '29', '32', '18'),
  long: variants('15', '21', '16', '41'),
  bob: variants('19', '17', '10', '23'),
  fringe: variants('06', '13', '40', '12'),
  ponytail: variants('31', '33', '42', '48'),
  bun: variants('14', '38', '46', '45'),
  braids: variants('43', '06', '12'),
  cropped: variants('01', '47', '02'),
  swept: variants('08', '03', '04'),
  afro: variants('39'),
}

/** Hair styles that are close to the skull, so that a hat covers them. */
const underHats = new Set<Features['hair']>([
  ...variants('01', '02', '03', '06', '07', '09', '10', '11', '12', '13', '15', '16', '17', '18', '19'),
  ...variants('21', '23', '29', '32', '35', '37', '40', '41', '43', '46', '47', '48'),
])

/** Hair over one eye; with a beard it would cover the whole face. */
const overOneEye = new Set<Features['hair']>(variants('21', '40', '41', '45'))

/** Red lips suit these mouths; on others they look like paint. */
const lips = new Set<Features['mouth']>(['happy03', 'happy18'])
const withLips = new Set<Hair>(['wavy', 'long', 'bob', 'ponytail', 'bun', 'braids'])

export interface PersonFigure {
  back: string
  face: string
  front: string
  /** All the hair fits under a hat. */
  wearsHats: boolean
}

/** Curls behind the whole head; the set's short curls are drawn over them. */
const afro = (colour: string) =>
  path('M250 400h0M232 300h0M282 208h0M370 142h0M480 118h0M592 140h0M684 206h0M742 300h0M744 400h0', {
    stroke: colour,
    width: 184,
  }) + ellipse(490, 340, 250, 220, { fill: colour })

const braid = (x: number, lean: number, hair: string, ink: string, ribbon: string) => {
  const strand = `M${x} 636l${lean} 250`
  const knots = [0, 1, 2, 3]
    .map((knot) => `M${Math.round(x + (lean * knot) / 5) - 26} ${660 + knot * 54}q28 38 54 14`)
    .join('')
  return (
    path(`${strand}l4 34`, { stroke: ink, width: 76 }) +
    path(`${strand}l4 34`, { stroke: hair, width: 60 }) +
    path(knots, { stroke: ink, width: 8 }) +
    path(`M${x + lean - 26} 880h54`, { stroke: ribbon, width: 20 })
  )
}

export function drawPerson(face: PersonFace, random: Random, hatWanted: boolean): PersonFigure {
  const palette = paletteColours(face.palette)
  const expression = expressions[face.mood]
  const styles = hairs[face.hair].filter((style) => !face.beard || !overOneEye.has(style))
  const flat = styles.filter((style) => underHats.has(style))
  const mouths = expression.mouth.filter((mouth) => !lips.has(mouth) || (withLips.has(face.hair) && !face.beard))
  const colours: FaceColours = {
    ink: palette.ink,
    skin: skinColour(face, palette, random),
    hair: hairColour(face, palette),
    earrings: palette.cloths[0],
    flower: palette.cloths[2],
  }
  const features: Features = {
    head: random.pick(variants('01', '02', '03', '04')),
    hair: random.pick(hatWanted && flat.length > 0 ? flat : styles),
    eyes: random.pick(expression.eyes),
    eyebrows: random.pick(expression.eyebrows),
    mouth: random.pick(mouths),
    nose: random.pick(variants('01', '02', '03', '04', '05', '06')),
    freckles: face.freckles ?? false,
    flower: face.flower ?? false,
    ...(face.beard && { beard: random.pick(variants('01', '02')) }),
    ...(face.glasses && { glasses: face.glasses }),
    ...(face.earrings && { earrings: random.pick(variants('01', '03')) }),
  }
  const braids = face.hair === 'braids'
  return {
    back:
      (face.hair === 'afro' ? afro(mix(colours.hair, palette.ink, 0.12)) : '') +
      (braids ? braid(712, 16, colours.hair, colours.ink, palette.moon) : ''),
    face: drawLorelei(features, colours),
    front: braids ? braid(272, -26, colours.hair, colours.ink, palette.moon) : '',
    wearsHats: underHats.has(features.hair) && face.hair !== 'afro',
  }
}
