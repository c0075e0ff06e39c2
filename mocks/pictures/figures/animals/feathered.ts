import { darker, lighter, mix } from '../../colours.ts'
import { circle, ellipse, group, mirrored, path } from '../../svg.ts'
import { drawEyes } from '../expressions.ts'
import type { Draw } from '../creature.ts'

const LINE = 11
const MIDDLE = 480

/** Rows of small feathers on a breast. */
const feathers = (colour: string, from: number) =>
  path(
    [0, 1, 2]
      .map((row) =>
        [0, 1, 2, 3].map((at) => `M${MIDDLE - 168 + at * 84 + (row % 2) * 42} ${from + row * 58}q42 50 84 0`).join(''),
      )
      .join(''),
    { stroke: colour, width: 10 },
  )

export const owl: Draw = ({ mood, colours, random }) => {
  const { ink } = colours
  const plumage = random.pick(['#8a6a4f', '#a58a6d', '#6f6a86', '#d8cdbd'])
  const light = mix(plumage, '#fff4df', 0.72)
  const dark = darker(plumage, 0.3)
  const disc =
    circle(348, 478, 150, { fill: light, stroke: dark, width: 14 }) +
    circle(348, 478, 92, { fill: '#ffd166', stroke: ink, width: 10 })
  const shut = mood === 'calm' || mood === 'dreamy'
  return {
    face:
      path(
        'M120 1040C110 860 140 620 190 440 176 330 176 240 150 170 240 180 300 214 340 244 430 222 530 222 620 244 660 214 720 180 810 170 784 240 784 330 770 440 820 620 850 860 840 1040Z',
        { fill: plumage, stroke: ink, width: LINE },
      ) +
      path('M290 1040C280 900 320 760 480 700 640 760 680 900 670 1040Z', { fill: light }) +
      feathers(plumage, 830) +
      mirrored(path('M176 560C130 700 130 880 156 1000', { stroke: dark, width: 14 }), MIDDLE) +
      mirrored(shut ? circle(348, 478, 150, { fill: light, stroke: dark, width: 14 }) : disc, MIDDLE) +
      drawEyes({ mood, ink, middle: MIDDLE, apart: 132, y: 478, size: shut ? 62 : 54, lid: '#ffd166' }) +
      path('M340 300C400 330 440 380 480 440 520 380 560 330 620 300 560 290 400 290 340 300Z', { fill: dark }) +
      path('M440 560Q480 530 520 560 514 620 480 664 446 620 440 560Z', { fill: '#f2a93b', stroke: ink, width: 9 }),
    hat: { x: MIDDLE, y: 258, scale: 0.52 },
  }
}

export const raven: Draw = ({ mood, colours, random }) => {
  const { ink, skyBottom } = colours
  const plumage = mix(random.pick(['#3d3b63', '#3b4868', '#4d3f68']), skyBottom, 0.18)
  const sheen = lighter(plumage, 0.28)
  const beak = '#8f8ba6'
  return {
    face:
      path(
        'M80 1060C90 920 150 820 190 700 150 440 270 216 500 210 660 206 764 310 772 440 780 560 730 640 752 760 810 860 850 950 860 1060Z',
        { fill: plumage, stroke: ink, width: LINE },
      ) +
      path('M420 214q-20-60-70-80 90-10 120 50 0-60-30-100 90 20 100 120Z', {
        fill: plumage,
        stroke: ink,
        width: LINE,
      }) +
      path(
        'M300 320q40-50 100-60M262 410q16-40 40-66M236 720q50 60 40 140M210 880q80 40 80 140M720 760q-50 60-40 140M380 860q60 60 50 150M560 880q-20 60 10 130',
        { stroke: sheen, width: 13 },
      ) +
      path('M712 366C810 340 900 386 962 486 880 480 800 500 716 560 680 500 676 420 712 366Z', {
        fill: beak,
        stroke: ink,
        width: LINE,
      }) +
      path('M700 476q130-30 260 10', { stroke: ink, width: 9 }) +
      path('M742 400q60-14 104 22', { stroke: lighter(beak, 0.4), width: 12 }) +
      circle(566, 420, 88, { fill: sheen }) +
      circle(566, 420, 62, { fill: '#fff3d6' }) +
      drawEyes({ mood, ink: '#12101c', middle: 572, apart: 0, y: 420, size: 44, lid: '#fff3d6' }),
    hat: { x: 480, y: 246, scale: 0.56 },
  }
}

export const goose: Draw = ({ mood, colours, random }) => {
  const { ink } = colours
  const white = random.pick(['#fbf8f2', '#f3eee6', '#e6e2ea'])
  const shade = darker(white, 0.13)
  const blush = ellipse(500, 480, 40, 26, { fill: '#f2778a', opacity: 0.35 })
  return {
    face:
      path(
        'M90 1040C110 900 210 830 310 800 350 700 310 600 310 470 310 320 390 236 500 236 620 236 690 320 684 440 680 540 610 600 610 700 610 760 640 800 690 826 800 870 870 930 890 1040Z',
        { fill: white, stroke: ink, width: LINE },
      ) +
      path('M346 480C346 600 390 680 366 800M590 720q0 60 30 96M210 900q60-30 130-20M740 900q-50-24-110-14', {
        stroke: shade,
        width: 14,
      }) +
      path('M654 396C760 380 880 420 934 474 930 520 840 540 690 530 650 520 640 430 654 396Z', {
        fill: '#f5a13a',
        stroke: ink,
        width: LINE,
      }) +
      path('M672 470q130-8 240 16', { stroke: ink, width: 8 }) +
      path('M846 436h0', { stroke: ink, width: 14 }) +
      blush +
      drawEyes({ mood, ink, middle: 576, apart: 0, y: 392, size: 36, lid: white }),
    dressed: 'over the neck',
    hat: { x: 492, y: 258, scale: 0.5 },
  }
}

export const moth: Draw = ({ mood, colours, random }) => {
  const { ink, moon } = colours
  const wing = random.pick(['#d9cfe8', '#e8cfa8', '#b9c7e4', '#c9b39a'])
  const fur = lighter(wing, 0.45)
  const dark = darker(mix(wing, colours.skyBottom, 0.4), 0.15)
  const wings =
    path('M420 780C300 560 130 440-60 430-90 640-30 760 70 800-20 860-30 960 10 1060H420Z', {
      fill: wing,
      stroke: ink,
      width: LINE,
    }) +
    path('M-40 460C100 500 260 620 360 800M60 800q140-10 280 90', { stroke: dark, width: 12 }) +
    circle(120, 640, 74, { fill: dark }) +
    circle(120, 640, 44, { fill: moon }) +
    circle(120, 640, 18, { fill: ink })
  const antenna =
    path('M400 300C360 200 280 120 170 110', { stroke: ink, width: 12 }) +
    path(
      'M370 236l-60 20M336 186l-70 34M290 148l-60 44M236 122l-36 46M374 236l6-76M338 186l-8-80M292 148l-20-70M236 122l-24-56',
      { stroke: fur, width: 12 },
    )
  return {
    back: mirrored(wings, MIDDLE),
    face:
      mirrored(antenna, MIDDLE) +
      path('M200 1060C190 900 250 800 340 760H620C710 800 770 900 760 1060Z', { fill: fur, stroke: ink, width: LINE }) +
      path(
        'M480 270C620 270 720 360 730 500 730 560 720 600 700 640 730 650 740 680 736 710 690 770 590 800 480 800S270 770 224 710C220 680 230 650 260 640 240 600 230 560 230 500 240 360 340 270 480 270Z',
        { fill: fur, stroke: ink, width: LINE },
      ) +
      path('M300 800q30 40 60 0 30 44 60 0 30 44 60 0 30 44 60 0 30 44 60 0 30 40 60 0', {
        stroke: darker(fur, 0.2),
        width: 11,
      }) +
      path('M420 300q10 50 26 66M480 290v84M540 300q-10 50-26 66', { stroke: darker(fur, 0.16), width: 14 }) +
      group(ellipse(300, 640, 46, 28, {}) + ellipse(660, 640, 46, 28, {}), 'fill="#f2778a" opacity=".35"') +
      drawEyes({ mood, ink, middle: MIDDLE, apart: 138, y: 528, size: 66, lid: fur }) +
      path('M452 660q28 26 56 0', { stroke: ink, width: 10 }),
  }
}
