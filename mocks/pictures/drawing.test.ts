import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { AnimalFace, FaceHints, Hair, Mood, RobotFace, SpiritFace } from '#mocks/fixtures/types.ts'
import {
  DATA_URL_MAX_CHARS,
  drawAvatar,
  drawCharacter,
  drawCharacterDataUrl,
  drawSkyOnly,
  drawWide,
} from './drawing.ts'
import type { PortraitFace } from './portraitFace.ts'
import { imagineFace } from './imagine.ts'

const hairs = 'short tousled curly wavy long bob fringe ponytail bun braids cropped swept afro'.split(' ') as Hair[]
const moods = 'friendly neutral grin stern sad surprised sly dreamy calm'.split(' ') as Mood[]
const animals = 'fox owl cat otter raven whale moth bear hare tortoise dog octopus goose'.split(
  ' ',
) as AnimalFace['shape'][]
const spirits = 'flame mist leaf wave stone lantern star shadow'.split(' ') as SpiritFace['shape'][]
const robots = ['round', 'square', 'tall'] as const
const tops: RobotFace['top'][] = ['antenna', 'bulb', 'horns', 'lights', 'radar', undefined]
const moons = ['plain', 'ringed', 'crescent', 'none'] as const
const abouts = ['', 'witch', 'knight', 'mechanic', 'queen of the theatre', 'letters in a library', 'robot baker']

/** Every hair, mood, animal, spirit and robot, with every accessory. */
const everyFace: PortraitFace[] = moods.flatMap((mood, row) => {
  const scene = (at: number) => ({
    palette: ((at + row) % 8) as FaceHints['palette'],
    mood,
    moon: moons[(at + row) % 4] ?? 'plain',
    seed: `${mood} ${at}`,
    about: abouts[(at + row) % abouts.length] ?? '',
  })
  const worn = { beard: true, earrings: true, flower: true, freckles: true, glasses: 'square' } as const
  return [
    ...hairs.map((hair, at) => ({ kind: 'person' as const, hair, ...(at % 2 ? worn : {}), ...scene(at) })),
    ...animals.map((shape, at) => ({ kind: 'animal' as const, shape, ...scene(at) })),
    ...spirits.map((shape, at) => ({ kind: 'spirit' as const, shape, ...scene(at) })),
    ...tops.map((top, at) => ({
      kind: 'robot' as const,
      shape: robots[at % 3] ?? 'tall',
      ...(top && { top }),
      ...scene(at),
    })),
  ]
})

/** The outermost groups of a drawing that belong to the face, in order. */
function faceOf(svg: string): string[] {
  const faces: string[] = []
  for (let at = svg.indexOf('<g class="face">'); at >= 0; at = svg.indexOf('<g class="face">', at + 1)) {
    let depth = 0
    for (const tag of svg.slice(at).matchAll(/<g\b|<\/g>/g)) {
      depth += tag[0] === '</g>' ? -1 : 1
      if (depth > 0) continue
      faces.push(svg.slice(at, at + tag.index))
      break
    }
  }
  return faces
}

it('draws the same picture for the same input, and another for another seed', () => {
  for (const face of everyFace) {
    expect(drawCharacter(face, 0)).toBe(drawCharacter(structuredClone(face), 0))
    expect(drawCharacter({ ...face, seed: `${face.seed} again` }, 0)).not.toBe(drawCharacter(face, 0))
  }
})

it('draws SVG that a strict parser accepts, without missing values', async () => {
  for (const face of everyFace) {
    const svg = drawCharacter(face, 0)
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity|object/)
    const { width, height } = await sharp(Buffer.from(svg)).metadata()
    expect([width, height]).toEqual([600, 800])
  }
  await expect(sharp(Buffer.from(drawCharacter(everyFace[0]!, 0).replace('</svg>', ''))).metadata()).rejects.toThrow()
})

it('keeps the face in every scene and changes the surroundings', () => {
  for (const face of everyFace) {
    const first = drawCharacter(face, 0)
    expect(faceOf(first).join('').length).toBeGreaterThan(500)
    const around = [0, 1, 2, 3, 4, 5, 6, 7].map((scene) => {
      const svg = drawCharacter(face, scene)
      expect(faceOf(svg)).toEqual(faceOf(first))
      return /id="sky".*?<\/linearGradient>/.exec(svg)?.[0]
    })
    expect(new Set(around).size).toBe(8)
  }
})

it('the prompt of a retouch changes the surroundings, not the face', () => {
  const face = { ...everyFace[0]!, about: '' }
  const before = drawCharacter(face, 1)
  for (const wish of ['at the sea under a green sky', 'wearing a crown', 'a red scarf']) {
    const after = drawCharacter({ ...face, wish }, 1)
    expect(after).not.toBe(before)
    expect(faceOf(after)).toEqual(faceOf(before))
  }
})

it.for([
  { squareAt: 0, box: '0 0 600 600' },
  { squareAt: 0.2, box: '0 120 600 600' },
  { squareAt: 5, box: '0 200 600 600' },
  { squareAt: -1, box: '0 0 600 600' },
])('a reframe cuts the requested square inside the picture ($squareAt)', ({ squareAt, box }) => {
  expect(drawCharacter(everyFace[0]!, 0, { squareAt })).toContain(`viewBox="${box}"`)
})

it('a data URL of a picture has at most 12 kB and needs no escaping', () => {
  const persons = everyFace.filter((face) => face.kind === 'person')
  const urls = Array.from({ length: 400 }, (_, index) => {
    const face = persons[index % persons.length]!
    return drawCharacterDataUrl({ ...face, seed: `seed ${index}` }, index % 5)
  })
  for (const url of urls.concat(everyFace.map((face) => drawCharacterDataUrl(face, 1)))) {
    expect(url.length).toBeLessThanOrEqual(DATA_URL_MAX_CHARS)
    expect(url).toMatch(/^data:image\/svg\+xml,[\w\-.~:/?@!$&'()*+,;=%]+$/)
  }
  expect(DATA_URL_MAX_CHARS).toBe(12_000)
})

it('a data URL keeps the whole picture', async () => {
  const pixels = (svg: string) => sharp(Buffer.from(svg)).raw().toBuffer()
  const face = everyFace.find(({ kind }) => kind === 'robot')!
  const sent = decodeURIComponent(drawCharacterDataUrl(face, 0).replace('data:image/svg+xml,', ''))
  expect((await pixels(sent)).equals(await pixels(drawCharacter(face, 0)))).toBe(true)
})

it('derives the face from a description', () => {
  expect(imagineFace('A fox in a cardigan who forgot bin day.')).toMatchObject({ kind: 'animal', shape: 'fox' })
  expect(imagineFace('A clockwork songbird, singing anyway.')).toMatchObject({ kind: 'robot' })
  expect(imagineFace('The ghost of a lighthouse.')).toMatchObject({ kind: 'spirit', shape: 'mist' })
  expect(imagineFace('A woman with a curly beard, red hair and round glasses.')).toMatchObject({
    kind: 'person',
    hair: 'curly',
    hairColour: 'red',
    beard: true,
    glasses: 'round',
  })
})

it('draws another avatar per variant, and the same one for the same variant', () => {
  const variants = [0, 1, 2].map((variant) => drawAvatar('user-1', 'An owl with a lantern', variant))
  expect(new Set(variants).size).toBe(3)
  expect(drawAvatar('user-1', 'An owl with a lantern', 1)).toBe(variants[1])
  expect(drawAvatar('user-1', '', 0)).toMatch(/^data:image\/svg/)
  expect(drawWide('start')).toBe(drawWide('start'))
  expect(drawSkyOnly('base')).not.toContain('class="face"')
})
