import { adornments } from './adornments.ts'
import type { Cloth } from './garmentKit.ts'
import { hats } from './hats.ts'
import type { Headwear } from './headwearKit.ts'

const headwear = { ...hats, ...adornments } satisfies Record<string, Headwear>

export type HeadwearName = keyof typeof headwear

export const isHat = (name: HeadwearName) => {
  const worn: Headwear = headwear[name]
  return worn.hat === true
}

export function putOn(name: HeadwearName, cloth: Cloth): { back: string; front: string } {
  const worn: Headwear = headwear[name]
  return { back: worn.back?.(cloth) ?? '', front: worn.front(cloth) }
}
