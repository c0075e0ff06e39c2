import { mix } from '../colours.ts'
import { ellipse, path } from '../svg.ts'
import type { Landscape } from './landscapeKit.ts'
import { rolling } from './landscapeKit.ts'
import { sea } from './wildLandscapes.ts'

const lighthouse: Landscape = (ground) => {
  const { near, light, moon } = ground
  const x = moon.x < 300 ? 505 : 95
  return (
    sea(ground) +
    path(`M${x} 448L${x < 300 ? 600 : 0} 330V520Z`, { fill: light, opacity: 0.22 }) +
    path(`M${x - 95} 700Q${x - 40} 600 ${x} 606T${x + 95} 700Z`, { fill: near }) +
    path(`M${x - 26} 620L${x - 17} 470H${x + 17}L${x + 26} 620Z`, { fill: mix(light, near, 0.25) }) +
    path(
      `M${x - 21} 545L${x - 19} 510H${x + 19}L${x + 21} 545ZM${x - 20} 470v-14h40v14ZM${x - 15} 430L${x} 408 ${x + 15} 430Z`,
      {
        fill: near,
      },
    ) +
    path(`M${x - 13} 430h26v26h-26Z`, { fill: '#fff6cf' })
  )
}

const city: Landscape = ({ far, near, light, random }) => {
  const towers = (low: number, fill: string, lit: boolean) => {
    let outline = 'M0 800'
    let windows = ''
    for (let x = 0; x < 600;) {
      const width = random.integer(46, 86)
      const middle = x + width / 2
      const top = low - random.integer(0, 110) + (middle > 170 && middle < 430 ? 60 : 0)
      outline += `V${top}h${width}`
      if (lit)
        for (let y = top + 20; y < top + 130; y += 34)
          if (random.chance(0.65)) windows += `M${x + random.integer(14, width - 14)} ${y}v8`
      x += width
    }
    return path(`${outline}V800Z`, { fill }) + (lit ? path(windows, { stroke: light, width: 9, opacity: 0.75 }) : '')
  }
  return towers(560, far, false) + towers(660, near, true)
}

const domes: Landscape = ({ far, near, light, random }) => {
  const dome = (x: number, y: number, r: number) =>
    path(`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z`, { fill: far }) +
    path(`M${x - r + 16} ${y}A${r - 16} ${r - 16} 0 0 1 ${x} ${y - r + 16}`, {
      stroke: light,
      width: 5,
      opacity: 0.5,
    }) +
    path(`M${x - r * 0.4} ${y - 22}h0m34 0h0m34 0h0`, { stroke: light, width: 12, opacity: 0.85 })
  return (
    dome(random.integer(70, 110), 660, random.integer(90, 120)) +
    dome(random.integer(490, 540), 670, random.integer(80, 110)) +
    rolling([650, 690, 650, 680], near)
  )
}

const castle: Landscape = ({ far, near, light, moon }) => {
  const x = moon.x < 300 ? 430 : 30
  const tower = (at: number, top: number, width: number) =>
    `M${at} 720V${top}h${width}V720ZM${at - 8} ${top}l${width / 2 + 8}-${width * 1.3} ${width / 2 + 8} ${width * 1.3}Z`
  return (
    rolling([640, 600, 640], far) +
    path(tower(x, 540, 44) + tower(x + 54, 470, 52) + tower(x + 116, 560, 40) + `M${x} 610h150v120h-150Z`, {
      fill: far,
    }) +
    path(`M${x + 22} 566v14m58-80v16m58 70v12`, { stroke: light, width: 11, opacity: 0.85 }) +
    rolling([700, 670, 710], near)
  )
}

const arches: Landscape = ({ far, near, light }) => {
  const arch = (x: number) =>
    path(`M${x - 62} 800V520a62 62 0 0 1 124 0V800h-24V524a38 38 0 0 0-76 0V800Z`, { fill: far })
  return (
    arch(72) +
    arch(528) +
    ellipse(72, 700, 30, 60, { fill: light, opacity: 0.2 }) +
    ellipse(528, 700, 30, 60, { fill: light, opacity: 0.2 }) +
    rolling([720, 700, 720], near)
  )
}

const shelves: Landscape = ({ far, near, light, random }) => {
  const books = (x: number, y: number) => {
    let row = ''
    for (let at = x; at < x + 128;) {
      const [width, height] = [random.integer(18, 30), random.integer(56, 92)]
      row += `M${at} ${y}v-${height}h${width - 4}v${height}Z`
      at += width
    }
    return row
  }
  const left = [470, 580, 690].map((y) => books(0, y)).join('')
  const right = [470, 580, 690].map((y) => books(468, y)).join('')
  return (
    path(left, { fill: far }) +
    path(right, { fill: mix(far, light, 0.14) }) +
    path('M0 474h150M0 584h150M0 694h150M450 474h150M450 584h150M450 694h150', { stroke: near, width: 9 }) +
    rolling([730, 720, 730], near)
  )
}

export const builtLandscapes = {
  lighthouse,
  city,
  domes,
  castle,
  arches,
  shelves,
}
