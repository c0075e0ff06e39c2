import { darker, lighter, mix } from '../../colours.ts'
import { circle, ellipse, group, mirrored, path } from '../../svg.ts'
import { paperWords } from '../../words.ts'
import { LINE, MIDDLE, glow, features } from './spiritKit.ts'
import type { Draw } from '../creature.ts'

/** A sheet of paper, for the spirits of letters and maps. */
const sheet: Draw = (making) => {
  const { colours, random } = making
  const paper = random.pick(['#fff4dc', '#f7ecd0', '#fbf3ee'])
  const line = mix(paper, '#8a5a3c', 0.35)
  return {
    back: glow(MIDDLE, 560, 480, paper),
    face:
      path(
        'M170 240Q320 200 480 236 640 270 700 236L830 360Q800 560 826 760 836 860 810 900 640 860 480 896 320 930 160 890 190 700 168 560 150 400 170 240Z',
        { fill: paper, stroke: colours.ink, width: LINE },
      ) +
      path('M700 236Q690 320 706 366 760 372 830 360Z', {
        fill: mix(paper, line, 0.5),
        stroke: colours.ink,
        width: 9,
      }) +
      path('M250 320q130-30 250 0M250 378q90-20 170-6M250 800q160 30 300-4 100-20 180-6', { stroke: line, width: 13 }) +
      circle(690, 812, 52, { fill: '#c8443f', stroke: colours.ink, width: 9 }) +
      path('M690 786l8 18 18 4-14 14 2 18-14-10-14 10 2-18-14-14 18-4Z', { fill: '#f4a39a' }) +
      features(making, 540, paper),
  }
}

export const leaf: Draw = (making) => {
  if (paperWords.test(making.about)) return sheet(making)
  const { colours, random } = making
  const green = random.pick(['#6fbf73', '#9cc257', '#4fae8a', '#e09a4a'])
  const dark = darker(green, 0.28)
  const bud = 'M480 250C400 210 360 130 380 50 450 80 490 150 480 250Z'
  return {
    back:
      path('M150 1060C170 920 260 850 350 800H610C700 850 790 920 810 1060Z', {
        fill: dark,
        stroke: colours.ink,
        width: LINE,
      }) +
      mirrored(
        path('M300 860C200 800 80 810 10 880 80 960 220 970 330 920Z', {
          fill: green,
          stroke: colours.ink,
          width: LINE,
        }),
        MIDDLE,
      ),
    face:
      path(bud, { fill: green, stroke: colours.ink, width: LINE }) +
      path('M484 252C510 150 580 90 680 90 680 180 600 250 484 252Z', {
        fill: lighter(green, 0.2),
        stroke: colours.ink,
        width: LINE,
      }) +
      path(
        'M480 240C600 240 720 320 790 440 830 470 870 470 910 460 880 540 840 580 790 600 740 730 620 800 480 800S220 730 170 600C120 580 80 540 50 460 90 470 130 470 170 440 240 320 360 240 480 240Z',
        { fill: lighter(green, 0.3), stroke: colours.ink, width: LINE },
      ) +
      path('M480 250V380M400 300l80 60 80-60M230 500l-90-10M730 500l90-10', { stroke: dark, width: 11 }) +
      features(making, 540, lighter(green, 0.3)),
  }
}

export const lantern: Draw = (making) => {
  const { colours, random } = making
  const paper = random.pick(['#ffd98a', '#ffb3a0', '#ffe9c2', '#c9f0d0'])
  const frame = darker(mix(paper, '#7a2e1e', 0.7), 0.1)
  return {
    back: glow(MIDDLE, 540, 520, paper) + path('M480 190V-200', { stroke: colours.ink, width: 14 }),
    face:
      path('M370 240H590V180Q590 150 560 150H400Q370 150 370 180Z', { fill: frame, stroke: colours.ink, width: LINE }) +
      path('M370 240H590C760 290 830 420 830 540S760 800 590 850H370C200 800 130 670 130 540S200 290 370 240Z', {
        fill: paper,
        stroke: colours.ink,
        width: LINE,
      }) +
      path('M370 244C290 330 270 440 270 540S290 760 370 846M590 244C670 330 690 440 690 540S670 760 590 846', {
        stroke: mix(paper, frame, 0.4),
        width: 9,
      }) +
      ellipse(MIDDLE, 600, 250, 200, { fill: '#fff', opacity: 0.3 }) +
      path('M370 850H590V900H370Z', { fill: frame, stroke: colours.ink, width: LINE }) +
      path('M420 904v90M480 904v120M540 904v90', { stroke: frame, width: 18 }) +
      features(making, 530, paper),
  }
}

export const star: Draw = (making) => {
  const { colours, random } = making
  const body = random.pick(['#ffd166', '#ffe6a0', '#ffc0d8', '#a8dcff'])
  return {
    back:
      glow(MIDDLE, 580, 500, body) +
      path('M480 980Q560 1010 700 1060M420 970Q380 1010 300 1060', { stroke: body, width: 24, opacity: 0.4 }),
    face:
      path(
        'M480 130C520 130 540 190 600 340 760 350 850 340 868 390 880 430 820 480 720 580 760 730 790 820 750 850 710 876 640 830 480 750 320 830 250 876 210 850 170 820 200 730 240 580 140 480 80 430 92 390 110 340 200 350 360 340 420 190 440 130 480 130Z',
        { fill: body, stroke: colours.ink, width: 13 },
      ) +
      path('M440 250q20-60 36-80M180 400q60-10 120-6', { stroke: '#fff', width: 18, opacity: 0.75 }) +
      group(features(making, 500, body), 'transform="translate(48 58) scale(.9)"'),
  }
}
