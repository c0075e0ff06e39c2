import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { characterId } from '#mocks/fixtures/ids.ts'
import catalogue from '#mocks/pictures/catalogue.json' with { type: 'json' }
import { listImages } from '#src/api/generated/character-images/reads.ts'
import * as imageCalls from '#src/api/generated/character-images/writes.ts'
import { readCharacter } from '#src/api/generated/characters/reads.ts'
import { createCharacter, updateCharacter } from '#src/api/generated/characters/writes.ts'
import { callersOf } from '#tests/calls/caller.ts'
import { draft } from '#tests/calls/characters.ts'

const ARIA = characterId('aria')
const scarf = { prompt: 'a red scarf and a storm', guidanceScale: 12 }

const featuresOf = (address = '') => (catalogue as Record<string, string>)[/([^/]+)-large\.avif$/.exec(address)![1]!]

function mirasAria() {
  const { as, clock, server } = callersOf()
  const me = as('mira')
  const images = () => listImages(ARIA, me)
  return {
    me,
    server,
    clock,
    images,
    main: async () => (await images()).filter(({ is_main }) => is_main).map(({ large_pfp_url }) => large_pfp_url),
    shown: async () => (await readCharacter(ARIA, me)).large_pfp_url,
  }
}

it('after any actions, exactly one image is main, it is shown, and the newest image is first', async () => {
  const action = fc.oneof(
    fc.constant({ kind: 'renew' as const, which: 0 }),
    fc.record({ kind: fc.constantFrom('setMain' as const, 'delete' as const), which: fc.nat(9) }),
    fc.constant({ kind: 'retouch' as const, which: 0 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 8 }), async (actions) => {
      const { me, clock, images, main, shown } = mirasAria()
      for (const { kind, which } of actions) {
        clock.advance(60_000)
        const now = await images()
        const image = now[which % now.length]!.collection_id
        if (kind === 'renew') await imageCalls.renewImage({ character_id: ARIA }, me)
        if (kind === 'setMain') await imageCalls.setMainImage(ARIA, image, { ...me, besides: 'nothing' })
        if (kind === 'delete') await imageCalls.deleteImage(ARIA, image, me).catch(() => undefined)
        if (kind === 'retouch') {
          await imageCalls.retouchImage(ARIA, scarf, me)
          await imageCalls.confirmRetouch(ARIA, { confirm_change: true }, me)
        }
      }
      const dates = (await images()).map(({ created_at }) => created_at)
      expect(dates).toEqual(dates.toSorted().toReversed())
      expect(await main()).toEqual([await shown()])
    }),
    { numRuns: 15, seed: 7 },
  )
})

it('each renewal shows another picture', async () => {
  const { me } = mirasAria()
  const shown = [await readCharacter(ARIA, me)]
  for (let times = 0; times < 8; times++) {
    await imageCalls.renewImage({ character_id: ARIA }, me)
    shown.push(await readCharacter(ARIA, me))
  }
  expect(new Set(shown.map(({ large_pfp_url }) => large_pfp_url)).size).toBe(9)
  expect(new Set(shown.map(({ pfp_url }) => pfp_url)).size).toBe(9)
})

it('a character created as a fox looks like a fox, and stays one when it is renewed', async () => {
  const { me } = mirasAria()
  const { id, large_pfp_url } = await createCharacter({ ...draft, description: 'A fox in a cardigan.' }, me)
  const renewed = await imageCalls.renewImage({ character_id: id }, me)
  expect([large_pfp_url, renewed.large_pfp_url].map(featuresOf)).toEqual([
    expect.stringContaining('fox'),
    expect.stringContaining('fox'),
  ])
})

describe('a retouch', () => {
  it('changes nothing before it is accepted', async () => {
    const { me, images, shown } = mirasAria()
    const [before, collection] = [await shown(), await images()]
    const { retouchImageUrl } = await imageCalls.retouchImage(ARIA, scarf, me)
    expect(retouchImageUrl).not.toBe(before)
    expect(await shown()).toBe(before)
    expect(await images()).toEqual(collection)
    expect(await imageCalls.confirmRetouch(ARIA, { confirm_change: true }, me)).toEqual({ retouchImageUrl })
    expect(await shown()).toBe(retouchImageUrl)
    expect(await images()).toHaveLength(collection.length + 1)
  })

  it('that is rejected changes nothing and returns the current picture', async () => {
    const { me, images, shown } = mirasAria()
    const [before, collection] = [await shown(), await images()]
    await imageCalls.retouchImage(ARIA, scarf, me)
    expect(await imageCalls.confirmRetouch(ARIA, { confirm_change: false }, me)).toEqual({ retouchImageUrl: before })
    expect(await images()).toEqual(collection)
    await expect(imageCalls.confirmRetouch(ARIA, { confirm_change: true }, me)).rejects.toMatchObject({ status: 409 })
  })

  it('with another prompt replaces the previous preview', async () => {
    const { me, shown } = mirasAria()
    await imageCalls.retouchImage(ARIA, scarf, me)
    const { retouchImageUrl } = await imageCalls.retouchImage(ARIA, { ...scarf, prompt: 'in a green forest' }, me)
    await imageCalls.confirmRetouch(ARIA, { confirm_change: true }, me)
    expect(await shown()).toBe(retouchImageUrl)
  })
})

it('a picture does not change when the texts of its character change', async () => {
  const { me, images } = mirasAria()
  await imageCalls.renewImage({ character_id: ARIA }, me)
  const before = await images()
  await updateCharacter(ARIA, { ...draft, description: 'A robot in a raincoat on a ship in a storm.' }, me)
  expect(await images()).toEqual(before)
})

it('reframing replaces the small picture and keeps the large one', async () => {
  const { me } = mirasAria()
  const before = await readCharacter(ARIA, me)
  const cut = await imageCalls.reframeImage({ character_id: ARIA, normalized_height: 0.2 }, me)
  expect(cut.pfp_url).not.toBe(before.pfp_url)
  expect(cut.large_pfp_url).toBe(before.large_pfp_url)
  expect(await readCharacter(ARIA, me)).toMatchObject(cut)
})
