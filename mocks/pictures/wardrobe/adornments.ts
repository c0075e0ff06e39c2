import { darker } from '../colours.ts'
import { circle, ellipse, group, path } from '../svg.ts'
import type { Headwear } from './headwearKit.ts'
import { LINE } from './headwearKit.ts'

const crown: Headwear = {
  front: ({ accent, ink }) =>
    path('M258 262L238 92 350 176 404 44 500 164 606 40 642 172 752 96 726 244C620 176 360 186 258 262Z', {
      fill: '#f6c95a',
      stroke: ink,
      width: LINE,
    }) +
    path('M404 44h0M606 40h0M238 92h0M752 96h0', { stroke: '#fff2c2', width: 26 }) +
    circle(500, 152, 20, { fill: accent, stroke: ink, width: 7 }) +
    path('M352 192h0M644 180h0', { stroke: accent, width: 22 }),
}

const headphones: Headwear = {
  front: ({ main, accent, ink }) =>
    path('M258 560C150 260 330 110 500 118 640 126 720 200 748 330', { stroke: ink, width: 42 }) +
    path('M258 560C150 260 330 110 500 118 640 126 720 200 748 330', { stroke: main, width: 24 }) +
    ellipse(252, 548, 62, 84, { fill: main, stroke: ink, width: LINE }) +
    ellipse(242, 548, 34, 52, { fill: accent, stroke: ink, width: 7 }),
}

const goggles: Headwear = {
  front: ({ accent, ink }) =>
    path('M236 356C330 250 640 226 744 322', { stroke: ink, width: 46 }) +
    path('M236 356C330 250 640 226 744 322', { stroke: '#7a5238', width: 28 }) +
    [
      [442, 268],
      [612, 260],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(x, y, 70, { fill: '#b98a4a', stroke: ink, width: LINE }) +
          circle(x, y, 46, { fill: accent, stroke: ink, width: 8 }) +
          path(`M${x - 22} ${y - 4}q4-18 22-20`, { stroke: '#fff', width: 9, opacity: 0.85 }),
      )
      .join(''),
}

const halo: Headwear = {
  back: () => ellipse(490, 120, 210, 56, { stroke: '#ffe9a6', width: 20, opacity: 0.55 }),
  front: () => path('M280 120A210 56 0 0 0 700 120', { stroke: '#fff0bd', width: 20 }),
}

const horn = 'M296 240C230 190 220 110 262 50 276 120 330 160 380 186Z'

const horns: Headwear = {
  front: ({ accent, ink }) =>
    path(horn, { fill: darker(accent, 0.1), stroke: ink, width: LINE }) +
    group(path(horn, { fill: darker(accent, 0.1), stroke: ink, width: LINE }), 'transform="matrix(-1 0 0 1 990-12)"'),
}

const antlers: Headwear = {
  back: ({ ink }) => {
    const antler = 'M360 250C330 180 260 160 240 60M296 168C250 160 200 150 176 100M270 130C300 110 310 80 306 40'
    const drawn = path(antler, { stroke: ink, width: 40 }) + path(antler, { stroke: '#c59a6b', width: 22 })
    return drawn + group(drawn, 'transform="matrix(-1 0 0 1 990 0)"')
  },
  front: () => '',
}

/** One pointed leaf: the start of its stem, and the vector to its tip. */
const leaf = ([x = 0, y = 0, dx = 0, dy = 0]: readonly number[]) => {
  const [bendX, bendY] = [Math.round(dy * 0.42), Math.round(dx * 0.42)]
  const [halfX, halfY] = [Math.round(dx / 2), Math.round(dy / 2)]
  return `M${x} ${y}q${halfX - bendX} ${halfY + bendY} ${dx} ${dy} ${bendX - halfX} ${-bendY - halfY} ${-dx} ${-dy}Z`.replaceAll(
    ' -',
    '-',
  )
}

const wreath: Headwear = {
  front: ({ accent, ink }) => {
    const leaves = [
      [250, 350, -64, -56],
      [350, 258, -54, -66],
      [500, 228, 20, -84],
      [650, 252, 40, -76],
      [290, 296, -40, -76],
      [420, 238, -12, -84],
      [580, 234, 48, -70],
      [708, 290, 74, -44],
    ]
    return (
      path(leaves.slice(4).map(leaf).join(''), { fill: '#3f8a5a', stroke: ink, width: 7 }) +
      path(leaves.slice(0, 4).map(leaf).join(''), { fill: '#5aa869', stroke: ink, width: 7 }) +
      path('M300 286h0M460 226h0M616 236h0', { stroke: accent, width: 34 })
    )
  },
}

const ear = 'M262 300C220 200 220 90 250 50 330 80 390 140 420 206Z'

const catEars: Headwear = {
  back: ({ main, second, ink }) => {
    const drawn =
      path(ear, { fill: main, stroke: ink, width: LINE }) +
      path('M280 250C256 180 254 130 264 102 310 126 346 166 364 200Z', { fill: second })
    return drawn + group(drawn, 'transform="matrix(-1 0 0 1 1000 0)"')
  },
  front: () => '',
}

/** A glass bubble: highlighted on one side, transparent elsewhere. */
const bubble: Headwear = {
  back: () => circle(486, 450, 412, { fill: '#dff3ff', opacity: 0.12 }),
  front: () =>
    circle(486, 450, 412, { stroke: '#eaf6ff', width: 13, opacity: 0.75 }) +
    path('M150 380C180 250 270 150 380 110', { stroke: '#fff', width: 22, opacity: 0.75 }) +
    path('M132 470h0', { stroke: '#fff', width: 24, opacity: 0.75 }),
}

/** Headwear in or over the hair that leaves it visible. */
export const adornments = {
  crown,
  headphones,
  goggles,
  halo,
  horns,
  antlers,
  wreath,
  catEars,
  bubble,
}
