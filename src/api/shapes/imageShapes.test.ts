import { describe, expect, it } from 'vitest'
import { collectionOf, newImageIn, retouchedPictureIn, withMain, withNewMain } from './imageShapes.ts'

const wire = (id: string, created_at: string, is_main = false) => ({
  collection_id: id,
  character_id: 'c1',
  large_pfp_url: `/${id}.avif`,
  created_at,
  is_main,
})
const idsOf = (images: { id: string }[] | undefined) => images?.map(({ id }) => id)
const mainsOf = (images: { id: string; isMain: boolean }[]) => idsOf(images.filter(({ isMain }) => isMain))
const drawn = (...[id, created_at]: [string, string]) => {
  const { is_main: _, ...response } = wire(id, created_at)
  return newImageIn(response)
}

const OLD = wire('old', '2026-01-01T00:00:00Z', true)
const NEW = wire('new', '2026-03-01T00:00:00Z')

describe('a collection', () => {
  it.for([
    { rows: ['B3-14', 'B4.3-01'], what: 'is newest first, however it came', response: [OLD, NEW], ids: ['new', 'old'] },
    { rows: [], what: 'that came in order stays so', response: [NEW, OLD], ids: ['new', 'old'] },
    {
      rows: [],
      what: 'keeps the order of images of one moment',
      response: [wire('b', NEW.created_at), wire('a', NEW.created_at)],
      ids: ['b', 'a'],
    },
    { rows: [], what: 'puts images without a date last', response: [wire('x', 'soon'), OLD], ids: ['old', 'x'] },
    { rows: [], what: 'leaves out what has no id', response: [{ is_main: true }, null, 'text', OLD], ids: ['old'] },
    {
      rows: [],
      what: 'is none, and not empty, where the response is no list',
      response: { detail: 'odd' },
      ids: undefined,
    },
  ])('$what', ({ response, ids }) => {
    expect(idsOf(collectionOf(response))).toEqual(ids)
  })

  it.for([{ rows: ['B3-12'] }])('has the fields of the entity', () => {
    expect(collectionOf([OLD])).toEqual([
      { id: 'old', picture: '/old.avif', createdAt: '2026-01-01T00:00:00Z', isMain: true },
    ])
  })
})

describe('a collection change', () => {
  const images = collectionOf([OLD, NEW])!

  it.for([{ rows: ['B3-13', 'B3-15', 'B4.3-07', 'B4.3-08'] }])(
    'by a renewed image of four fields puts it first, as the only main image',
    () => {
      const createdAt = '2026-04-01T00:00:00Z'
      const next = withNewMain(images, drawn('newest', createdAt))
      expect(next[0]).toMatchObject({ id: 'newest', picture: '/newest.avif', createdAt })
      expect(idsOf(next)).toEqual(['newest', 'new', 'old'])
      expect(mainsOf(next)).toEqual(['newest'])
    },
  )

  it('by an existing image does not show it twice', () => {
    expect(idsOf(withNewMain(images, drawn('old', OLD.created_at)))).toEqual(['old', 'new'])
  })

  it.for([{ rows: ['B3-13', 'B4.3-09'] }])('of the main image keeps one main image', () => {
    expect(mainsOf(withMain(images, 'new'))).toEqual(['new'])
  })
})

it.for([undefined, null, [], {}, 7, 'OK', { retouchImageUrl: '' }, { retouchImageUrl: {} }])(
  '%j contains neither a new image nor a retouched picture',
  (response) => {
    expect(newImageIn(response)).toMatchObject({ id: '', picture: '', smallPicture: '' })
    expect(retouchedPictureIn(response)).toBeUndefined()
  },
)
