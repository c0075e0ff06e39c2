import { describe, expect, it } from 'vitest'
import type { Fault } from '#mocks/faults/fault.ts'
import { characterId } from '#mocks/fixtures/ids.ts'
import { failure, tabOfMira } from '#tests/support/tabOfMira.ts'
import {
  confirmRetouchMutation,
  deleteImageMutation,
  imagesQuery,
  reframeMutation,
  renewImageMutation,
  retouchMutation,
  setMainImageMutation,
} from './characterImages.ts'
import { characterKeys, characterQuery } from './characters.ts'
import type { CollectionImage } from '../shapes/imageShapes.ts'

const ARIA = characterId('aria')
/** Another user's. */
const NINE = characterId('nine')
const SILENT = { status: 500 as const }
const IMAGE: CollectionImage = {
  id: characterId('some-image'),
  picture: '/1.avif',
  createdAt: '',
  isMain: false,
}

const { server, tab, read, mutate, expectWords } = tabOfMira()

describe('a failed call without a server text', () => {
  it.for<{ rows: string[]; fault: Fault; run: () => Promise<unknown>; words: string }>([
    {
      rows: ['B8.1-05'],
      fault: { operation: 'deleteImage', ...SILENT },
      run: async () => mutate(deleteImageMutation(ARIA), (await read<CollectionImage[]>(imagesQuery(ARIA))).at(-1)),
      words: 'Failed to delete collection',
    },
    {
      rows: ['B8.1-06'],
      fault: { operation: 'renewImage', ...SILENT },
      run: () => mutate(renewImageMutation(ARIA), 'menu'),
      words: 'Failed to update the image.',
    },
    {
      rows: ['B8.1-07'],
      fault: { operation: 'setMainImage', ...SILENT },
      run: () => mutate(setMainImageMutation(ARIA), IMAGE),
      words: 'Failed to set the main collection.',
    },
    {
      rows: ['B8.1-24'],
      fault: { operation: 'listImages', ...SILENT },
      run: () => read(imagesQuery(ARIA)),
      words: 'Error while fetching character collections',
    },
  ])('$fault.operation gives: $words', async ({ fault, run, words }) => {
    await expectWords(fault, run, words)
  })
})

it.for([{ rows: ['B3-12'] }])('choosing and deleting an image sends its collection_id', async () => {
  server.faults.add({ operation: 'setMainImage', status: 204 })
  server.faults.add({ operation: 'deleteImage', status: 204 })
  const [wire] = (await read<CollectionImage[]>(imagesQuery(ARIA))).filter(({ isMain }) => !isMain)
  await mutate(setMainImageMutation(ARIA), wire)
  await mutate(deleteImageMutation(ARIA), wire)
  const paths = server.log.calls().map(({ method, path }) => `${method} ${path}`)
  expect(paths).toContain(`POST /characters/${ARIA}/collections/${wire!.id}`)
  expect(paths).toContain(`DELETE /characters/${ARIA}/collections/${wire!.id}`)
})

it.for([{ rows: ['B3-16'] }])('a renewal that returns both pictures shows both', async () => {
  await read(characterQuery(ARIA))
  const pictures = { pfp_url: '/small-new.avif', large_pfp_url: '/large-new.avif' }
  server.faults.add({ operation: 'renewImage', status: 200, offContract: true, body: pictures })
  await mutate(renewImageMutation(ARIA), 'menu')
  expect(tab().client.getQueryData(characterKeys.one(ARIA))).toMatchObject(pictures)
})

describe('for a character of another user', () => {
  it.for<{ rows: string[]; what: string; run: (id: string) => Promise<unknown> }>([
    { rows: ['B6-20'], what: 'the images', run: (id) => read(imagesQuery(id)) },
    { rows: ['B6-20'], what: 'the main image', run: (id) => mutate(setMainImageMutation(id), IMAGE) },
    { rows: ['B6-20'], what: 'an image', run: (id) => mutate(deleteImageMutation(id), IMAGE) },
    {
      rows: ['B6-21'],
      what: 'a retouch',
      run: (id) => mutate(retouchMutation(id), { prompt: 'a red scarf', guidanceScale: 10 }),
    },
    { rows: ['B6-21'], what: 'the decision on a retouch', run: (id) => mutate(confirmRetouchMutation(id), true) },
    { rows: ['B6-22'], what: 'a renewal', run: (id) => mutate(renewImageMutation(id), 'menu') },
    { rows: ['B6-23'], what: 'a reframing', run: (id) => mutate(reframeMutation(id), 0) },
  ])('$what is refused', async ({ run }) => {
    expect(await failure(run(NINE))).toMatchObject({ status: 403, message: 'You cannot perform this action.' })
  })
})
