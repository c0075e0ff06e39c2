import { darker, mix } from '../colours.ts'
import { circle, ellipse, path } from '../svg.ts'
import type { Garment } from './garmentKit.ts'
import { LINE, torso, round, vee, fold, folds } from './garmentKit.ts'

const suit: Garment = {
  front: ({ main, second, accent, ink }) =>
    torso(vee, main, ink) +
    path('M322 798L488 960 616 792 664 808 560 1040H410L276 812Z', { fill: second, stroke: ink, width: LINE }) +
    path('M322 798L400 910 488 860 570 906 616 792', { fill: 'none', stroke: ink, width: 8 }) +
    path('M488 866l-30 30 18 30-34 114h92l-34-114 20-30Z', { fill: accent, stroke: ink, width: 8 }) +
    path('M276 812L236 846 330 1000 410 1040 350 900ZM664 808L720 838 640 1000 560 1040 620 890Z', {
      fill: fold(main),
      stroke: ink,
      width: LINE,
    }),
}

const cloak: Garment = {
  back: ({ second, ink }) =>
    path('M190 900C210 760 270 690 330 660L620 660C720 700 780 770 790 900Z', {
      fill: second,
      stroke: ink,
      width: LINE,
    }),
  front: ({ main, accent, ink }) =>
    torso('C380 880 440 900 486 900 540 900 590 870 616 792', main, ink) +
    path('M486 900C440 940 420 980 412 1040M486 900C540 940 556 980 562 1040', { stroke: ink, width: LINE }) +
    folds(main) +
    circle(486, 906, 34, { fill: accent, stroke: ink, width: LINE }) +
    circle(478, 898, 9, { fill: '#fff', opacity: 0.8 }),
}

const sailor: Garment = {
  front: ({ main, second, accent, ink }) =>
    torso(vee, main, ink) +
    path('M322 798L230 830 300 960 488 980 690 956 738 824 616 792 488 950Z', {
      fill: second,
      stroke: ink,
      width: LINE,
    }) +
    path('M262 838L322 936 486 956 664 934 704 834', { stroke: main, width: 8 }) +
    path('M488 946l-52 94h104Z', { fill: accent, stroke: ink, width: LINE }),
}

const space: Garment = {
  front: ({ main, second, accent, ink }) =>
    torso(round, main, ink) +
    ellipse(474, 862, 206, 70, { fill: second, stroke: ink, width: LINE }) +
    ellipse(472, 846, 160, 48, { fill: darker(second, 0.55), stroke: ink, width: LINE }) +
    path('M322 842C352 812 420 830 470 830S590 816 622 838C600 880 350 884 322 842Z', { fill: darker(second, 0.5) }) +
    circle(668, 952, 24, { fill: accent, stroke: ink, width: 8 }) +
    path('M250 930h70M250 956h44', { stroke: accent, width: 12 }),
}

const armour: Garment = {
  front: ({ main, second, accent, ink }) =>
    torso(round, main, ink) +
    path(
      'M70 1040C94 905 138 852 250 830 320 880 318 960 300 1040ZM896 1040C880 902 826 846 706 826 640 880 650 960 664 1040Z',
      {
        fill: second,
        stroke: ink,
        width: LINE,
      },
    ) +
    path('M340 770C400 830 550 830 606 784L640 868C560 930 380 926 306 850Z', {
      fill: second,
      stroke: ink,
      width: LINE,
    }) +
    path('M360 880h0m60 22h0m66 8h0m66-10h0m50-30h0M180 900h0m-34 50h0M800 900h0m34 50h0', {
      stroke: accent,
      width: 16,
    }),
}

const ruff: Garment = {
  back: ({ second, ink }) => ellipse(474, 806, 250, 92, { fill: darker(second, 0.2), stroke: ink, width: LINE }),
  front: ({ main, second, ink }) =>
    torso(round, main, ink) +
    folds(main) +
    path(
      'M222 806C210 850 240 880 272 876 282 912 330 922 352 900 372 934 424 936 442 912 468 940 520 936 536 910 564 928 612 916 622 886 660 896 704 880 702 846 734 836 738 800 716 790 640 860 330 870 222 806Z',
      { fill: second, stroke: ink, width: LINE },
    ) +
    path('M300 838l-18 30M370 856l-12 36M446 862l-2 44M526 860l8 42M600 846l18 32M664 824l28 18', {
      stroke: fold(second),
      width: 7,
    }),
}

const apron: Garment = {
  front: ({ main, second, ink }) =>
    torso(round, second, ink) +
    path('M318 806C372 924 574 924 622 800', { stroke: fold(second), width: 20 }) +
    path(
      'M250 822C280 880 300 920 306 1040H360C352 930 330 870 300 806ZM640 798C620 870 600 940 596 1040H650C656 950 676 880 700 810Z',
      {
        fill: main,
        stroke: ink,
        width: LINE,
      },
    ) +
    path('M290 960H670V1060H290Z', { fill: main, stroke: ink, width: LINE }) +
    circle(334, 972, 15, { fill: second, stroke: ink, width: 7 }) +
    circle(622, 972, 15, { fill: second, stroke: ink, width: 7 }),
}

const robe: Garment = {
  back: ({ main, ink }) =>
    path('M150 980C110 700 130 320 280 160 400 50 600 50 700 160 830 320 850 700 820 980Z', {
      fill: main,
      stroke: ink,
      width: LINE,
    }) +
    path('M230 900C180 660 200 360 320 230 420 130 560 130 650 230 760 380 780 660 740 900Z', {
      fill: mix(main, ink, 0.72),
    }),
  front: ({ main, accent, ink }) =>
    torso('C350 880 430 940 482 950 540 940 600 880 616 792', main, ink) +
    path('M482 950V1040', { stroke: ink, width: LINE }) +
    folds(main) +
    path('M322 800C350 882 430 942 482 952 540 942 600 882 614 794', { stroke: accent, width: 8 }),
}

/** Clothes of a trade or a historical period. */
export const tradeClothes = {
  suit,
  cloak,
  sailor,
  space,
  armour,
  ruff,
  apron,
  robe,
}
