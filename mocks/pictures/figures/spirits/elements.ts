import { darker, lighter, mix } from '../../colours.ts'
import { ellipse, group, path } from '../../svg.ts'
import { LINE, MIDDLE, glow, features } from './spiritKit.ts'
import type { Draw } from '../creature.ts'

export const flame: Draw = (making) => {
  const { colours, random } = making
  const [outer = '', inner = '', core = ''] = random.pick([
    ['#f2703a', '#ffa53d', '#ffe08a'],
    ['#4f7df0', '#7fb4ff', '#dff0ff'],
    ['#c94fe0', '#f08ad8', '#ffe0f4'],
  ])
  return {
    back: glow(MIDDLE, 600, 500, inner),
    face:
      path(
        'M480 80C520 200 640 240 660 360 690 330 700 290 696 250 800 350 850 480 850 620 850 850 700 1060 480 1060S110 850 110 620C110 500 160 400 250 310 250 360 270 400 300 420 310 280 420 220 480 80Z',
        { fill: outer, stroke: colours.ink, width: LINE },
      ) +
      path(
        'M480 300C510 380 600 410 640 500 670 490 690 470 700 450 750 520 770 600 764 680 756 860 640 990 480 1000 320 990 204 860 196 680 192 600 220 530 270 480 290 520 310 530 340 530 360 430 450 400 480 300Z',
        { fill: inner },
      ) +
      ellipse(MIDDLE, 800, 210, 190, { fill: core, opacity: 0.75 }) +
      features(making, 660, inner),
  }
}

export const mist: Draw = (making) => {
  const { colours } = making
  const body = mix(lighter(colours.skyBottom, 0.55), '#ffffff', 0.45)
  const shade = mix(body, colours.skyBottom, 0.35)
  return {
    back:
      glow(MIDDLE, 560, 480, body) +
      path('M40 760q90-60 180 0t180 0M560 840q90-50 180 0t180 0', { stroke: body, width: 26, opacity: 0.5 }),
    face:
      path(
        'M480 210C640 200 740 310 740 430 840 430 900 520 870 610 930 660 930 760 850 800 830 900 720 940 640 900 600 1000 420 1010 360 920 260 960 150 920 130 820 40 780 30 670 100 610 70 510 140 430 230 440 226 310 330 212 480 210Z',
        { fill: body, stroke: colours.ink, width: LINE, opacity: 0.96 },
      ) +
      path('M180 720q60 50 130 20M670 800q70 30 120-20M300 340q40-70 120-80M760 560q40 20 50 60', {
        stroke: shade,
        width: 18,
      }) +
      features(making, 560, body),
    hat: { x: 490, y: 240, scale: 0.6 },
  }
}

export const wave: Draw = (making) => {
  const { colours, random } = making
  const water = random.pick(['#4fa8d8', '#3fb8b0', '#6f8ff0'])
  const foam = '#f2fbff'
  return {
    back: glow(MIDDLE, 560, 470, water),
    face:
      path(
        'M60 1060C60 760 110 420 380 270 560 180 760 230 820 380 850 470 800 540 730 540 680 536 660 490 690 460 640 440 600 470 610 530 640 640 800 640 860 800 890 880 900 960 900 1060Z',
        { fill: water, stroke: colours.ink, width: LINE },
      ) +
      path(
        'M380 270C560 180 760 230 820 380 760 320 660 290 560 320 470 350 420 330 360 380 340 340 350 300 380 270Z',
        { fill: foam, stroke: colours.ink, width: 9 },
      ) +
      path('M130 700C150 560 220 460 300 410M860 830q-60-60-120-70M820 930q-60-40-130-40', {
        stroke: lighter(water, 0.45),
        width: 18,
      }) +
      path('M180 330h0m-60 90h0m80-160h0m690 260h0', { stroke: foam, width: 30 }) +
      group(features(making, 650, water), 'transform="translate(-40 0)"'),
    front: path('M-60 980q80-60 160 0t160 0 160 0 160 0 160 0 160 0 160 0V1200H-60Z', {
      fill: lighter(water, 0.2),
      stroke: foam,
      width: 12,
    }),
  }
}

export const stone: Draw = (making) => {
  const { colours, random } = making
  const rock = mix(random.pick(['#8f8b99', '#a39a8a', '#7d8a94']), colours.skyBottom, 0.1)
  const shade = darker(rock, 0.22)
  const moss = '#7fb069'
  return {
    back: path('M40 1060C60 920 160 850 280 820H690C810 850 900 930 920 1060Z', {
      fill: shade,
      stroke: colours.ink,
      width: LINE,
    }),
    face:
      path('M330 262L600 236 760 350 830 560 760 760 560 826 330 810 180 700 140 500 210 350Z', {
        fill: rock,
        stroke: colours.ink,
        width: LINE,
      }) +
      path('M760 350L830 560 760 760 560 826 640 700 700 540Z', { fill: shade, opacity: 0.55 }) +
      path(
        'M330 262L600 236 760 350C700 380 690 340 640 350 620 400 570 390 550 350 520 330 480 400 430 360 400 340 370 400 320 370 290 350 250 400 210 350Z',
        { fill: moss, stroke: colours.ink, width: 9 },
      ) +
      path('M400 300h0m80-20h0m90 10h0', { stroke: lighter(moss, 0.4), width: 20 }) +
      path('M560 246q-10-70 40-120M600 126q-50-10-60-56 60-6 60 56ZM600 130q10-60 66-66 4 56-66 66Z', {
        fill: moss,
        stroke: colours.ink,
        width: 9,
      }) +
      path('M230 640l60 30-20 50M720 440l-40 30 30 40', { stroke: shade, width: 12 }) +
      features(making, 540, rock),
  }
}

export const shadow: Draw = (making) => {
  const { colours } = making
  const dark = darker(mix(mix(colours.ink, '#2a2360', 0.55), colours.skyBottom, 0.12), 0.1)
  const rim = lighter(mix(colours.skyBottom, colours.moon, 0.4), 0.15)
  return {
    back: glow(MIDDLE, 540, 500, rim),
    face:
      path(
        'M480 190C680 190 790 330 790 520 790 640 840 700 900 800 940 900 930 1000 930 1060H30C30 1000 20 900 60 800 120 700 170 640 170 520 170 330 280 190 480 190Z',
        { fill: dark, stroke: rim, width: 13 },
      ) +
      path('M130 800q50-70 70-130M830 800q-50-70-70-130', { stroke: rim, width: 9, opacity: 0.5 }) +
      path('M300 920h0m90 50h0m180-70h0m90 90h0', { stroke: rim, width: 10, opacity: 0.7 }) +
      features(making, 510, dark, lighter(colours.moon, 0.5)),
    hat: { x: MIDDLE, y: 222, scale: 0.62 },
  }
}
