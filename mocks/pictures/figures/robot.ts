import type { Mood, RobotFace } from '#mocks/fixtures/types.ts'
import { darker, lighter, mix } from '../colours.ts'
import { circle, ellipse, group, mirrored, path } from '../svg.ts'
import type { Creature, Making } from './creature.ts'

const LINE = 11
const MIDDLE = 480

const tops: Record<NonNullable<RobotFace['top']>, (y: number, metal: string, light: string, ink: string) => string> = {
  antenna: (y, metal, light, ink) =>
    path(`M480 ${y + 20}V${y - 110}`, { stroke: ink, width: 30 }) +
    path(`M480 ${y + 20}V${y - 110}`, { stroke: metal, width: 12 }) +
    circle(480, y - 128, 40, { fill: light, stroke: ink, width: LINE }) +
    circle(468, y - 140, 11, { fill: '#fff', opacity: 0.85 }),
  bulb: (y, metal, light, ink) =>
    circle(480, y - 96, 150, { fill: light, opacity: 0.16 }) +
    path(
      `M432 ${y - 20}C400 ${y - 60} 390 ${y - 100} 400 ${y - 130}A84 84 0 0 1 560 ${y - 130}C570 ${y - 100} 560 ${y - 60} 528 ${y - 20}Z`,
      { fill: lighter(light, 0.3), stroke: ink, width: LINE },
    ) +
    path(`M450 ${y - 90}l30 34 30-34M480 ${y - 56}v40`, { stroke: darker(light, 0.35), width: 9 }) +
    path(`M424 ${y - 22}h112v52H424Z`, { fill: metal, stroke: ink, width: LINE }),
  horns: (y, _metal, light, ink) =>
    mirrored(
      path(`M330 ${y + 46}C250 ${y + 30} 210 ${y - 50} 230 ${y - 120} 270 ${y - 60} 340 ${y - 40} 400 ${y + 10}Z`, {
        fill: light,
        stroke: ink,
        width: LINE,
      }),
      MIDDLE,
    ),
  lights: (y, metal, light, ink) =>
    path(`M340 ${y + 20}v-46h280v46Z`, { fill: metal, stroke: ink, width: LINE }) +
    [390, 480, 570]
      .map((x) => circle(x, y - 44, 34, { fill: x === 480 ? lighter(light, 0.4) : light, stroke: ink, width: 9 }))
      .join(''),
  radar: (y, metal, light, ink) =>
    path(`M480 ${y + 20}V${y - 60}`, { stroke: ink, width: 28 }) +
    path(`M340 ${y - 150}C360 ${y - 20} 520 ${y + 10} 620 ${y - 66}Z`, { fill: metal, stroke: ink, width: LINE }) +
    path(`M480 ${y - 108}l36-66`, { stroke: ink, width: 12 }) +
    circle(522, y - 184, 24, { fill: light, stroke: ink, width: 8 }),
}

/** Luminous eyes and mouth on a dark display. */
function display(mood: Mood, light: string, y: number, apart: number): string {
  const both = (d: (x: number) => string) => d(MIDDLE - apart) + d(MIDDLE + apart)
  const line = (d: string, width = 22) => path(d, { stroke: light, width })
  const lamp = (rx: number, ry: number) =>
    mirrored(
      ellipse(MIDDLE - apart, y, rx, ry, { fill: light }) +
        ellipse(MIDDLE - apart - rx * 0.3, y - ry * 0.35, rx * 0.28, ry * 0.25, { fill: '#fff', opacity: 0.9 }),
      MIDDLE,
    )
  const smile = line(`M${MIDDLE - 56} ${y + 104}q56 50 112 0`, 16)
  const flat = line(`M${MIDDLE - 46} ${y + 118}h92`, 16)
  switch (mood) {
    case 'grin':
      return (
        line(both((x) => `M${x - 44} ${y + 20}q44-70 88 0`)) +
        path(`M${MIDDLE - 62} ${y + 96}h124q-6 66-62 66t-62-66Z`, { fill: light })
      )
    case 'calm':
    case 'dreamy':
      return line(both((x) => `M${x - 44} ${y - 10}q44 60 88 0`)) + smile
    case 'surprised':
      return lamp(48, 58) + ellipse(MIDDLE, y + 124, 22, 28, { stroke: light, width: 14 })
    case 'stern':
      return (
        lamp(40, 40) +
        line(`M${MIDDLE - apart - 56} ${y - 74}l100 26M${MIDDLE + apart + 56} ${y - 74}l-100 26`, 14) +
        flat
      )
    case 'sad':
      return (
        lamp(40, 44) +
        line(`M${MIDDLE - apart - 50} ${y - 58}l90-26M${MIDDLE + apart + 50} ${y - 58}l-90-26`, 14) +
        line(`M${MIDDLE - 44} ${y + 128}q44-34 88 0`, 16)
      )
    case 'sly':
      return lamp(46, 26) + line(`M${MIDDLE - 40} ${y + 116}q50 30 104-14`, 16)
    case 'neutral':
      return lamp(42, 48) + flat
    default:
      return lamp(42, 52) + smile
  }
}

const heads = {
  round: {
    top: 236,
    pane: [250, 400, 460, 300, 140],
    ear: 180,
    apart: 112,
    eyes: 520,
    outline: 'M480 236C680 236 800 350 800 510S680 776 480 776 160 670 160 510 280 236 480 236Z',
  },
  square: {
    top: 250,
    pane: [228, 350, 504, 340, 44],
    ear: 150,
    apart: 122,
    eyes: 490,
    outline: 'M240 250H720Q800 250 800 330V696Q800 772 720 772H240Q160 772 160 696V330Q160 250 240 250Z',
  },
  tall: {
    top: 180,
    pane: [280, 330, 400, 360, 90],
    ear: 204,
    apart: 92,
    eyes: 480,
    outline:
      'M480 180C640 180 740 270 740 420V640C740 730 660 784 480 784S220 730 220 640V420C220 270 320 180 480 180Z',
  },
} as const

/** A robot in our own style, like all non-human figures: metal in the colours of its sky, a display as its face. */
export function drawRobot(face: RobotFace, { mood, colours, random }: Making): Creature {
  const { ink, moon, skyBottom, cloths } = colours
  const metal = mix(random.pick([cloths[0], cloths[1], cloths[2], '#c3c9d6', '#d9a066']), '#cfd3e0', 0.3)
  const shade = darker(metal, 0.2)
  const { top, pane, ear, apart, eyes, outline } = heads[face.shape]
  const [x, y, width, height, radius] = pane
  const glow = lighter(random.pick([moon, '#7fe3ff', '#ffd166', '#9df0c0']), 0.15)
  const rivets = path(
    `M${ear + 56} ${top + 92}h0M${960 - ear - 56} ${top + 92}h0M${ear + 62} 716h0M${960 - ear - 62} 716h0`,
    { stroke: shade, width: 20 },
  )
  const bolt =
    path(`M${ear - 50} 430h70v160h-70q-20 0-20-24V454q0-24 20-24Z`, { fill: shade, stroke: ink, width: LINE }) +
    circle(ear - 54, 510, 24, { fill: glow, stroke: ink, width: 8 })
  return {
    back:
      path('M390 760H570V860H390Z', { fill: shade, stroke: ink, width: LINE }) +
      path('M390 792h180M390 824h180', { stroke: ink, width: 9 }) +
      path('M110 1060C110 920 190 846 320 840H640C770 846 850 920 850 1060Z', {
        fill: metal,
        stroke: ink,
        width: LINE,
      }) +
      path('M360 900H600V1060H360Z', { fill: shade, stroke: ink, width: LINE }) +
      path('M400 942h0m50 0h0', { stroke: glow, width: 26 }) +
      path('M500 942h66M190 930q-20 40-24 100M770 930q20 40 24 100', { stroke: ink, width: 9 }),
    face:
      tops[face.top ?? 'antenna'](top, metal, glow, ink) +
      mirrored(bolt, MIDDLE) +
      path(outline, { fill: metal, stroke: ink, width: LINE }) +
      path(`M${ear + 70} ${top + 190}q10-100 110-130`, { stroke: lighter(metal, 0.5), width: 20 }) +
      rivets +
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${darker(mix(ink, skyBottom, 0.12), 0.1)}" stroke="${ink}" stroke-width="${LINE}"/>` +
      group(display(mood, glow, eyes, apart), 'class="light"') +
      path(`M${x + 40} ${y + 70}q10-34 50-42`, { stroke: '#fff', width: 12, opacity: 0.35 }),
    ...(!face.top && { hat: { x: MIDDLE, y: top + 14, scale: 0.6 } }),
  }
}
