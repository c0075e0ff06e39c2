import { expect, it } from 'vitest'
import { characterId } from '#mocks/fixtures/ids.ts'
import { tabOfMira } from '#tests/support/tabOfMira.ts'
import { deleteImageMutation, imagesQuery, renewImageMutation, setMainImageMutation } from './characterImages.ts'
import { characterKeys, characterQuery } from './characters.ts'
import type { CollectionImage } from '../shapes/imageShapes.ts'

const ARIA = characterId('aria')

const { server, tab, read, mutate } = tabOfMira()

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
