import type { SpiritFace } from '#mocks/fixtures/types.ts'
import type { Draw } from '../creature.ts'
import { flame, mist, wave, stone, shadow } from './elements.ts'
import { leaf, lantern, star } from './things.ts'

export const spirits: Record<SpiritFace['shape'], Draw> = { flame, leaf, lantern, mist, shadow, star, stone, wave }
