import { darker, lighter, mix } from '../../colours.ts'
import { ellipse, mirrored, path } from '../../svg.ts'
import { drawEyes, drawMouth } from '../expressions.ts'
import type { Draw } from '../creature.ts'

const LINE = 11
const MIDDLE = 480

export const whale: Draw = ({ mood, colours, random }) => {
  const { ink, skyBottom, skyTop, moon } = colours
  const skin = mix(random.pick(['#5b7fb8', '#6f8fc9', '#7d7fb5', '#4f8a9c']), skyBottom, 0.14)
  const belly = mix(skin, '#f4f7ff', 0.72)
  const water = mix(skyBottom, skyTop, 0.35)
  const foam = lighter(mix(skyBottom, moon, 0.3), 0.25)
  return {
    back:
      path('M520 290C500 220 470 190 420 176M540 286C540 200 540 170 536 130M560 290C584 220 612 190 664 176', {
        stroke: foam,
        width: 18,
      }) + path('M404 180h0M536 108h0M680 180h0M450 130h0M622 124h0', { stroke: foam, width: 26 }),
    face:
      path(
        'M214 640C150 600 96 520 92 430 40 420-10 380-20 320 60 306 120 330 150 370 170 310 230 270 310 280 310 350 260 410 200 432 216 500 260 540 300 560Z',
        { fill: skin, stroke: ink, width: LINE },
      ) +
      path('M200 700C190 470 330 300 560 300 780 300 890 470 884 640 880 800 760 900 560 900S200 860 200 700Z', {
        fill: skin,
        stroke: ink,
        width: LINE,
      }) +
      path('M240 740C400 760 640 720 878 660 876 810 756 896 560 896 380 896 280 850 240 740Z', { fill: belly }) +
      path('M330 790q200 10 420-50M390 836q180 6 340-40', { stroke: darker(belly, 0.16), width: 9 }) +
      path('M878 660C780 690 700 700 620 690', { stroke: ink, width: 10 }) +
      path('M430 720C400 800 420 870 500 900 560 860 570 790 540 730Z', {
        fill: darker(skin, 0.12),
        stroke: ink,
        width: LINE,
      }) +
      path('M420 380h0m70-30h0m-130 90h0m90 10h0', { stroke: lighter(skin, 0.25), width: 18 }) +
      ellipse(626, 650, 36, 22, { fill: '#f2778a', opacity: 0.4 }) +
      drawEyes({ mood, ink, middle: 690, apart: 0, y: 596, size: 34, lid: skin }),
    front:
      path('M-200 880q70-50 140 0t140 0 140 0 140 0 140 0 140 0 140 0 140 0V1200H-200Z', {
        fill: water,
        stroke: foam,
        width: 10,
      }) +
      path('M-200 950q70-40 140 0t140 0 140 0 140 0 140 0 140 0 140 0 140 0V1200H-200Z', { fill: darker(water, 0.3) }),
    hat: { x: 600, y: 316, scale: 0.5 },
  }
}

export const octopus: Draw = ({ mood, colours, random }) => {
  const { ink } = colours
  const skin = random.pick(['#e2688f', '#e9805a', '#9b6fe0', '#4fb0a5'])
  const light = lighter(skin, 0.35)
  const arm = (d: string) => path(d, { stroke: ink, width: 92 }) + path(d, { stroke: skin, width: 70 })
  return {
    back: mirrored(
      arm('M380 800C240 800 150 860 130 960') + arm('M300 760C160 740 60 680 60 560 70 490 150 490 150 560'),
      MIDDLE,
    ),
    face:
      path(
        'M480 150C680 150 800 300 780 480 772 560 720 600 712 680 710 760 740 800 800 860 700 900 620 880 580 850 560 940 520 980 480 1000 440 980 400 940 380 850 340 880 260 900 160 860 220 800 250 760 248 680 240 600 188 560 180 480 160 300 280 150 480 150Z',
        { fill: skin, stroke: ink, width: LINE },
      ) +
      path('M320 290q40-60 110-76', { stroke: light, width: 20 }) +
      path('M620 260h0m60 80h0m-20-50h0', { stroke: light, width: 26 }) +
      ellipse(306, 610, 46, 28, { fill: '#fff', opacity: 0.3 }) +
      ellipse(654, 610, 46, 28, { fill: '#fff', opacity: 0.3 }) +
      drawEyes({ mood, ink, middle: MIDDLE, apart: 128, y: 520, size: 50, lid: skin }) +
      drawMouth(mood, MIDDLE, 624, 46, ink),
    front:
      mirrored(
        arm('M330 860C260 900 250 980 290 1060') + path('M318 900h0m-14 50h0m4 50h0', { stroke: light, width: 22 }),
        MIDDLE,
      ) + mirrored(path('M70 610h0m20 44h0m34 36h0', { stroke: light, width: 20 }), MIDDLE),
    hat: { x: MIDDLE, y: 196, scale: 0.6 },
  }
}

export const tortoise: Draw = ({ mood, colours, random }) => {
  const { ink } = colours
  const skin = random.pick(['#8fa86b', '#a3a566', '#7fa38a'])
  const shell = random.pick(['#7a5a3a', '#8a6b3f', '#5f6b48'])
  const light = mix(skin, '#fff6d8', 0.55)
  return {
    back:
      path('M20 1060C20 760 200 560 480 560S940 760 940 1060Z', { fill: shell, stroke: ink, width: LINE }) +
      path('M100 860L230 760 300 640M860 860L730 760 660 640M230 760L200 1060M730 760L760 1060', {
        stroke: darker(shell, 0.35),
        width: 14,
      }) +
      mirrored(path('M150 740q30-60 90-96', { stroke: lighter(shell, 0.25), width: 16 }), MIDDLE),
    face:
      path('M300 1060C330 900 340 800 330 690H630C620 800 630 900 660 1060Z', {
        fill: skin,
        stroke: ink,
        width: LINE,
      }) +
      path('M350 800q130 60 260 0M346 880q134 60 268 0', { stroke: darker(skin, 0.22), width: 10 }) +
      path(
        'M480 252C650 252 756 350 762 510 766 650 660 760 480 764 300 760 194 650 198 510 204 350 310 252 480 252Z',
        { fill: skin, stroke: ink, width: LINE },
      ) +
      path(
        'M212 590C300 560 380 570 480 600 580 570 660 560 748 590 720 700 620 756 480 758 340 756 240 700 212 590Z',
        { fill: light },
      ) +
      path('M400 300h0m80-20h0m80 20h0m-120 44h0m80 0h0', { stroke: darker(skin, 0.2), width: 26 }) +
      path('M456 620h0m48 0h0', { stroke: ink, width: 10 }) +
      mirrored(
        ellipse(280, 596, 40, 24, { fill: '#f2778a', opacity: 0.3 }) +
          path('M300 436q40-34 100-16', { stroke: darker(skin, 0.35), width: 14 }),
        MIDDLE,
      ) +
      drawEyes({ mood, ink, middle: MIDDLE, apart: 136, y: 500, size: 36, lid: skin }) +
      drawMouth(mood, MIDDLE, 678, 90, ink),
    hat: { x: MIDDLE, y: 272, scale: 0.56 },
  }
}
