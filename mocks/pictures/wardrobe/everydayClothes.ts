import { circle, path } from '../svg.ts'
import type { Garment } from './garmentKit.ts'
import { LINE, torso, round, vee, fold, folds } from './garmentKit.ts'

const sweater: Garment = {
  front: ({ main, ink }) =>
    torso(round, main, ink) +
    folds(main) +
    path('M318 806C372 924 574 924 622 800', { stroke: ink, width: 44 }) +
    path('M318 806C372 924 574 924 622 800', { stroke: fold(main), width: 26 }),
}

const stripes: Garment = {
  front: ({ main, second, ink }) =>
    torso(round, main, ink) +
    path('M172 880Q480 1000 808 876M128 940Q480 1060 850 936', { stroke: second, width: 22 }) +
    path('M320 804C372 916 574 916 620 798', { stroke: second, width: 18 }),
}

const turtleneck: Garment = {
  front: ({ main, ink }) =>
    torso(round, main, ink) +
    folds(main) +
    path('M346 756C400 818 548 822 604 782L632 846C566 912 380 908 314 836Z', {
      fill: main,
      stroke: ink,
      width: LINE,
    }) +
    path('M366 800C420 846 540 852 606 816', { stroke: fold(main), width: 7 }),
}

const hoodie: Garment = {
  back: ({ main, ink }) =>
    path('M232 850C190 760 260 700 360 720H590C700 700 760 770 716 850Z', {
      fill: fold(main),
      stroke: ink,
      width: LINE,
    }),
  front: ({ main, accent, ink }) =>
    torso('C360 890 430 950 480 962 540 950 590 880 616 792', main, ink) +
    path('M244 822C300 860 400 960 480 962 560 960 650 850 716 812', { stroke: ink, width: LINE }) +
    path('M430 944l-8 60M534 942l10 62', { stroke: accent, width: 9 }),
}

const coat: Garment = {
  front: ({ main, second, ink }) =>
    torso(vee, main, ink) +
    path('M322 798Q400 890 488 900 570 890 616 792L580 1040H400Z', { fill: second, stroke: ink, width: LINE }) +
    path('M322 798L262 806 300 930 402 1040 420 980ZM616 792L690 800 670 924 580 1040 556 980Z', {
      fill: main,
      stroke: ink,
      width: LINE,
    }) +
    folds(main),
}

const scarf: Garment = {
  front: ({ main, second, accent, ink }) =>
    torso(round, second, ink) +
    path('M560 850C620 880 640 950 630 1040H520C540 960 530 900 500 870Z', { fill: main, stroke: ink, width: LINE }) +
    path('M528 980h106', { stroke: accent, width: 14 }) +
    path('M318 742C380 816 560 826 618 766 668 800 676 870 620 896 520 936 380 930 306 872 270 830 280 770 318 742Z', {
      fill: main,
      stroke: ink,
      width: LINE,
    }) +
    path('M330 812C400 872 540 880 640 828M420 858l-14 60M520 868l8 50', { stroke: fold(main), width: 8 }),
}

const crossed: Garment = {
  front: ({ main, second, accent, ink }) =>
    torso(vee, main, ink) +
    path('M616 792L430 1040H330L575 800ZM322 798L520 1040H630L372 800Z', { fill: second, stroke: ink, width: LINE }) +
    path('M322 798L262 812 480 1040H560ZM616 792L690 806 440 1040H370L560 860Z', {
      fill: main,
      stroke: ink,
      width: LINE,
    }) +
    path('M244 822L410 1000M716 812L560 950', { stroke: accent, width: 9 }),
}

const gown: Garment = {
  front: ({ main, accent, ink }) =>
    path('M70 1040C94 930 130 880 200 850Q290 980 480 986 670 980 760 832 850 880 896 1040Z', {
      fill: main,
      stroke: ink,
      width: LINE,
    }) +
    folds(main) +
    path('M338 830Q400 906 480 912 560 906 604 820', { stroke: accent, width: 13, extra: 'stroke-dasharray="1 22"' }) +
    circle(480, 930, 20, { fill: accent, stroke: ink, width: 8 }),
}

const fur: Garment = {
  front: ({ main, second, ink }) =>
    torso(vee, main, ink) +
    folds(main) +
    path(
      'M296 780C240 780 210 830 236 860 210 890 236 930 272 926 280 970 330 984 360 962 384 1000 440 1010 470 980 500 1012 560 1000 580 966 620 984 668 960 670 924 708 926 736 880 712 852 736 816 700 770 646 776 640 840 560 900 488 906 400 900 330 850 296 780Z',
      { fill: second, stroke: ink, width: LINE },
    ) +
    path('M286 850q20 10 20 30M370 910q20 6 24 28M560 916q-4 20-24 28M660 846q-4 22-22 32', {
      stroke: fold(second),
      width: 8,
    }),
}

/** Clothes for any character. */
export const everydayClothes = {
  sweater,
  stripes,
  turtleneck,
  hoodie,
  coat,
  scarf,
  crossed,
  gown,
  fur,
}
