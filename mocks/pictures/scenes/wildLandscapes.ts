import { mix } from '../colours.ts'
import { path } from '../svg.ts'
import type { Landscape } from './landscapeKit.ts'
import { rolling, jagged } from './landscapeKit.ts'

const pine = (x: number, y: number, height: number) => {
  const part = Math.round(height / 3)
  const [wide, back] = [Math.round(height * 0.15), Math.round(height * 0.07)]
  return `M${x} ${y - height}l${wide} ${part}h-${back}l${wide} ${part}h-${back}l${wide} ${part}h-${wide * 6 - back * 4}l${wide}-${part}h-${back}l${wide}-${part}h-${back}Z`
}

const hills: Landscape = ({ far, near, random }) =>
  rolling(
    [random.integer(560, 620), random.integer(600, 650), random.integer(550, 600), random.integer(590, 640)],
    far,
  ) + rolling([random.integer(650, 690), random.integer(690, 730), random.integer(650, 700)], near)

const dunes: Landscape = ({ far, near, light, random }) => {
  const y = random.integer(570, 620)
  return (
    path(`M0 ${y + 40}Q150 ${y - 30} 300 ${y + 30}T600 ${y - 20}V800H0Z`, { fill: far }) +
    path(`M330 ${y + 60}Q480 ${y} 600 ${y + 50}V800H200Q300 ${y + 140} 330 ${y + 60}Z`, {
      fill: light,
      opacity: 0.16,
    }) +
    path(`M0 ${y + 80}Q120 ${y + 70} 260 ${y + 120}T600 ${y + 110}V800H0Z`, { fill: near })
  )
}

const peaks: Landscape = ({ far, near, light, random }) => {
  const tops = [random.integer(60, 130), random.integer(470, 540)]
  const snow = tops.map((x) => path(`M${x} 470l34 60-18-6-16 14-18-14-16 8Z`, { fill: light, opacity: 0.75 })).join('')
  const mountains = tops.map((x) => path(`M${x} 470L${x + 190} 760H${x - 190}Z`, { fill: far })).join('')
  return mountains + snow + jagged(random, 720, 650, 5, near)
}

const pines: Landscape = ({ far, near, random }) => {
  const row = (y: number, height: number, fill: string) =>
    path(
      [20, 82, 138, 462, 520, 580]
        .map((x) => pine(x + random.integer(-12, 12), y, height + random.integer(-40, 40)))
        .join(''),
      { fill },
    )
  return row(650, 190, far) + rolling([620, 640, 620], far) + row(730, 150, near) + rolling([700, 730, 700], near)
}

export const sea: Landscape = ({ far, near, light, moon, random }) => {
  const y = random.integer(540, 590)
  const glints = Array.from({ length: 7 }, (_, index) => {
    const half = 14 + index * 9 + random.integer(-6, 6)
    return `M${moon.x - half} ${y + 16 + index * 24}h${half * 2}`
  }).join('')
  const wave = (top: number, fill: string) =>
    path(`M0 ${top}q50-26 100 0t100 0 100 0 100 0 100 0 100 0V800H0Z`, { fill })
  return (
    path(`M0 ${y}H600V800H0Z`, { fill: far }) +
    path(glints, { stroke: light, width: 6, opacity: 0.5 }) +
    wave(y + 120, near)
  )
}

const islands: Landscape = ({ far, near, random }) => {
  const island = (x: number, y: number, width: number) =>
    path(
      `M${x - width} ${y}Q${x} ${y - 44} ${x + width} ${y}Q${x + width * 0.6} ${y + 30} ${x + 12} ${y + width}Q${x - width * 0.5} ${y + 40} ${x - width} ${y}Z`,
      { fill: far },
    ) + path(pine(Math.round(x - width * 0.3), y - 14, 74), { fill: far })
  return (
    island(random.integer(70, 110), random.integer(470, 530), 84) +
    island(random.integer(480, 530), random.integer(540, 590), 92) +
    path(
      'M0 700Q40 640 100 670 130 610 200 650 260 620 300 660 360 610 420 650 470 610 520 660 570 640 600 690V800H0Z',
      { fill: near },
    )
  )
}

const meadow: Landscape = ({ far, near, light, random }) => {
  const tops = [26, 70, 112, 150, 450, 492, 538, 580].map((x) => [x, random.integer(550, 640)] as const)
  return (
    rolling([620, 600, 630], far) +
    path(tops.map(([x, y]) => `M${x} 760q${random.integer(-16, 16)}-90 0-${760 - y}`).join(''), {
      stroke: near,
      width: 6,
    }) +
    path(tops.map(([x, y]) => `M${x} ${y}h0`).join(''), { stroke: light, width: 24, opacity: 0.85 }) +
    rolling([710, 730, 700], near)
  )
}

const mushrooms: Landscape = ({ far, near, light, random }) => {
  const all = [60, 540, 136, 474].map((x, index) => [x + random.integer(-14, 14), 24 - index * 4] as const)
  const draw = (shape: (x: number, unit: number) => string) => all.map(([x, unit]) => shape(x, unit)).join('')
  return (
    path(
      draw((x, unit) => `M${x - unit} 730q-6-${unit * 4} 0-${unit * 6}h${unit * 2}q6 ${unit * 3} 0 ${unit * 6}Z`),
      { fill: far },
    ) +
    path(
      draw((x, unit) => `M${x - unit * 4} ${730 - unit * 5}q${unit * 4}-${unit * 6} ${unit * 8} 0Z`),
      { fill: mix(far, light, 0.22) },
    ) +
    path(
      draw((x, unit) => `M${x - unit} ${730 - unit * 6}h0m${unit * 2}-10h0`),
      { stroke: light, width: 12, opacity: 0.8 },
    ) +
    rolling([700, 720, 690], near)
  )
}

export const wildLandscapes = {
  hills,
  dunes,
  peaks,
  pines,
  sea,
  islands,
  meadow,
  mushrooms,
}
