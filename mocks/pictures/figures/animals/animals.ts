import type { AnimalFace } from '#mocks/fixtures/types.ts'
import type { Draw } from '../creature.ts'
import { goose, moth, owl, raven } from './feathered.ts'
import { bear, cat, dog, fox, hare, otter } from './furry.ts'
import { octopus, tortoise, whale } from './watery.ts'

export const animals: Record<AnimalFace['shape'], Draw> = {
  bear,
  cat,
  dog,
  fox,
  goose,
  hare,
  moth,
  octopus,
  otter,
  owl,
  raven,
  tortoise,
  whale,
}
