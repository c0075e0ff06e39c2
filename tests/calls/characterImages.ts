import { expect } from 'vitest'
import { characterId } from '#mocks/fixtures/ids.ts'
import { listImages } from '#src/api/generated/character-images/reads.ts'
import * as imageCalls from '#src/api/generated/character-images/writes.ts'
import type { CallOptions } from '#src/api/calls/http.ts'
import { type CallCase, notFound, notYours } from './callCase.ts'

const OWN = characterId('aria')
const wish = { prompt: 'a red scarf', guidanceScale: 10 }
const published = expect.stringMatching(/\/pictures\/.+\.avif$/)

/** An image that is not the main one. Renewing makes another image the main one. */
async function spare(me: CallOptions): Promise<string> {
  const [main] = (await listImages(OWN, me)).filter(({ is_main }) => is_main)
  await imageCalls.renewImage({ character_id: OWN }, me)
  return main!.collection_id
}

/** The cases for 403 and 404 that all image calls have. */
const refusals = (operation: CallCase['operation'], call: (id: string, me: CallOptions) => Promise<unknown>) => [
  notYours(operation, call),
  notFound(operation, call, 'mira'),
]

export const characterImageCases: CallCase[] = [
  {
    operation: 'listImages',
    status: 200,
    when: 'it is the caller’s own',
    viewer: 'mira',
    call: (me) => listImages(OWN, me),
    response: expect.arrayContaining([expect.objectContaining({ character_id: OWN, is_main: true })]),
  },
  ...refusals('listImages', listImages),
  {
    operation: 'renewImage',
    status: 200,
    when: 'it is the caller’s own',
    viewer: 'mira',
    call: (me) => imageCalls.renewImage({ character_id: OWN }, me),
    response: { character_id: OWN, collection_id: expect.any(String), large_pfp_url: published, pfp_url: published },
  },
  ...refusals('renewImage', (character_id, me) => imageCalls.renewImage({ character_id }, me)),
  {
    operation: 'reframeImage',
    status: 200,
    when: 'the square is inside the picture',
    viewer: 'mira',
    call: (me) => imageCalls.reframeImage({ character_id: OWN, normalized_height: 0.12 }, me),
    response: { pfp_url: expect.stringMatching(/^data:image\/svg/), large_pfp_url: published },
  },
  ...refusals('reframeImage', (character_id, me) =>
    imageCalls.reframeImage({ character_id, normalized_height: 0 }, me),
  ),
  {
    operation: 'reframeImage',
    status: 422,
    when: 'the square would leave the picture',
    viewer: 'mira',
    call: (me) => imageCalls.reframeImage({ character_id: OWN, normalized_height: 0.9 }, me),
    response: { detail: [{ loc: ['body', 'normalized_height'] }] },
  },
  {
    operation: 'setMainImage',
    status: 204,
    when: 'it is in the collection',
    viewer: 'mira',
    call: async (me, { as }) => imageCalls.setMainImage(OWN, await spare(as('mira')), me),
  },
  ...refusals('setMainImage', (id, me) => imageCalls.setMainImage(id, characterId('some-image'), me)),
  {
    operation: 'setMainImage',
    status: 404,
    when: 'there is no such image',
    viewer: 'mira',
    call: (me) => imageCalls.setMainImage(OWN, characterId('some-image'), me),
    response: { detail: 'Image not found.' },
  },
  {
    operation: 'deleteImage',
    status: 204,
    when: 'it is not the main one',
    viewer: 'mira',
    call: async (me, { as }) => imageCalls.deleteImage(OWN, await spare(as('mira')), me),
  },
  ...refusals('deleteImage', (id, me) => imageCalls.deleteImage(id, characterId('some-image'), me)),
  {
    operation: 'deleteImage',
    status: 409,
    when: 'it is the main one',
    viewer: 'mira',
    async call(me) {
      const images = await listImages(OWN, me)
      return imageCalls.deleteImage(OWN, images.find(({ is_main }) => is_main)!.collection_id, me)
    },
    response: { detail: 'The main image cannot be deleted.' },
  },
  {
    operation: 'retouchImage',
    status: 200,
    when: 'the prompt is harmless',
    viewer: 'mira',
    call: (me) => imageCalls.retouchImage(OWN, wish, me),
    response: { retouchImageUrl: published },
  },
  ...refusals('retouchImage', (id, me) => imageCalls.retouchImage(id, wish, me)),
  {
    operation: 'retouchImage',
    status: 422,
    when: 'the prompt is against the guidelines',
    viewer: 'mira',
    call: (me) => imageCalls.retouchImage(OWN, { ...wish, prompt: 'something Forbidden' }, me),
    response: { detail: 'Request blocked: The prompt may violate guidelines.' },
  },
  {
    operation: 'confirmRetouch',
    status: 200,
    when: 'a preview is accepted',
    viewer: 'mira',
    async call(me, { as }) {
      await imageCalls.retouchImage(OWN, wish, as('mira'))
      return imageCalls.confirmRetouch(OWN, { confirm_change: true }, me)
    },
    response: { retouchImageUrl: published },
  },
  ...refusals('confirmRetouch', (id, me) => imageCalls.confirmRetouch(id, { confirm_change: true }, me)),
  {
    operation: 'confirmRetouch',
    status: 409,
    when: 'there is no preview',
    viewer: 'mira',
    call: (me) => imageCalls.confirmRetouch(OWN, { confirm_change: true }, me),
    response: { detail: 'There is no retouch to confirm.' },
  },
]
