import { everydayClothes } from './everydayClothes.ts'
import type { Cloth, Garment } from './garmentKit.ts'
import { tradeClothes } from './tradeClothes.ts'

const garments = { ...everydayClothes, ...tradeClothes } satisfies Record<string, Garment>

export type GarmentName = keyof typeof garments

export function wear(name: GarmentName, cloth: Cloth): { back: string; front: string } {
  const garment: Garment = garments[name]
  return { back: garment.back?.(cloth) ?? '', front: garment.front(cloth) }
}
