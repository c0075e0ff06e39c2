import type { Random } from '../random.ts'
import { path } from '../svg.ts'
import type { Moon } from './sky.ts'

interface Ground {
  far: string
  near: string
  light: string
  moon: Moon
  random: Random
}

export type Landscape = (ground: Ground) => string

/** A wavy line through the given heights, closed at the lower edge. */
export const rolling = (heights: number[], fill: string) => {
  const step = 600 / (heights.length - 1)
  const line = heights.slice(1).map((height, index) => {
    const [from, to] = [Math.round(step * index), Math.round(step * (index + 1))]
    const middle = Math.round((from + to) / 2)
    return `C${middle} ${heights[index]} ${middle} ${height} ${to} ${height}`
  })
  return path(`M0 ${heights[0]}${line.join('')}V800H0Z`, { fill })
}

export const jagged = (random: Random, low: number, high: number, count: number, fill: string) => {
  const step = 600 / count
  const points = Array.from(
    { length: count },
    (_, index) =>
      `L${Math.round(step * (index + 0.5))} ${random.integer(high, high + 50)}L${Math.round(step * (index + 1))} ${random.integer(low - 40, low)}`,
  )
  return path(`M0 ${low}${points.join('')}V800H0Z`, { fill })
}
