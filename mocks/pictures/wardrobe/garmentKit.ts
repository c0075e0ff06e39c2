import { brightness, darker, lighter } from '../colours.ts'
import { path } from '../svg.ts'

export interface Cloth {
  main: string
  second: string
  accent: string
  ink: string
}

/** Drawn behind and in front of the head, in its coordinates: the neck ends at y = 905, the canvas at about 980. */
export interface Garment {
  back?: (cloth: Cloth) => string
  front: (cloth: Cloth) => string
}

export const LINE = 10

const shoulders = 'C94 905 138 852 244 822L322 798'

const shouldersBack = 'L716 812C826 846 880 902 896 1040Z'

/** Both shoulders below a neckline that runs from left (322, 798) to right (612, 792). */
export const torso = (neckline: string, fill: string, ink: string) =>
  path(`M70 1040${shoulders}${neckline}${shouldersBack}`, { fill, stroke: ink, width: LINE })

export const round = 'C372 900 572 900 616 792'

export const vee = 'L488 960 616 792'

/** Folds are darker on a light garment and lighter on a dark one, so that they are visible on both. */
export const fold = (colour: string) => (brightness(colour) > 0.4 ? darker(colour, 0.22) : lighter(colour, 0.16))

export const folds = (colour: string) =>
  path('M214 900Q226 950 222 1000M770 905Q752 950 758 1000', { stroke: fold(colour), width: LINE })
