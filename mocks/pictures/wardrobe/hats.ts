import { darker, lighter } from '../colours.ts'
import { circle, path } from '../svg.ts'
import type { Headwear } from './headwearKit.ts'
import { LINE } from './headwearKit.ts'

/** The edge of a hat across the forehead, from above the ear to the other temple. */
const band = 'C300 262 640 232 756 338'

const dome = 'M216 372C186-24 794-44 758 340C640 244 330 262 216 372Z'

const pointed: Headwear = {
  hat: true,
  front: ({ main, second, accent, ink }) =>
    path('M214 330C280 190 360 20 470-70 520-110 610-100 640-60 600-60 570-40 566 0 610 90 690 190 752 306Z', {
      fill: main,
      stroke: ink,
      width: LINE,
    }) +
    path('M236 296C330 216 620 196 730 280L752 312C620 240 330 260 214 334Z', {
      fill: accent,
      stroke: ink,
      width: LINE,
    }) +
    path('M120 372C240 250 700 210 850 316 870 350 830 372 790 366 640 290 330 300 190 412 140 424 100 404 120 372Z', {
      fill: second,
      stroke: ink,
      width: LINE,
    }),
}

const peaked: Headwear = {
  hat: true,
  front: ({ main, second, accent, ink }) =>
    path('M206 300C130 200 190 110 330 86 500 50 700 60 780 130 830 180 800 250 750 300Z', {
      fill: main,
      stroke: ink,
      width: LINE,
    }) +
    path('M214 372L206 290C340 190 640 170 752 270L756 342C640 240 330 262 214 372Z', {
      fill: second,
      stroke: ink,
      width: LINE,
    }) +
    path('M322 312C450 248 690 246 772 322 800 360 780 396 750 388 640 318 470 312 346 350 322 340 314 322 322 312Z', {
      fill: darker(second, 0.7),
      stroke: ink,
      width: LINE,
    }) +
    circle(560, 168, 34, { fill: accent, stroke: ink, width: 8 }),
}

const brimmed: Headwear = {
  hat: true,
  front: ({ main, accent, ink }) =>
    path('M232 330C220 160 280 60 400 66 440 70 470 96 500 92 540 80 580 50 640 70 740 110 750 220 746 310Z', {
      fill: main,
      stroke: ink,
      width: LINE,
    }) +
    path('M230 300C340 212 640 196 748 278L748 322C640 240 330 258 230 350Z', { fill: accent, stroke: ink, width: 8 }) +
    path(
      'M96 404C120 330 330 250 500 246 680 244 850 290 884 350 880 380 840 372 800 356 640 290 330 300 180 404 140 430 90 436 96 404Z',
      {
        fill: main,
        stroke: ink,
        width: LINE,
      },
    ),
}

const straw: Headwear = {
  hat: true,
  front: ({ accent, ink }) =>
    path('M230 330C226 120 330 70 490 70S750 130 748 310Z', { fill: '#e9c877', stroke: ink, width: LINE }) +
    path('M228 304C340 214 640 198 750 280L750 324C640 240 330 258 228 354Z', { fill: accent, stroke: ink, width: 8 }) +
    path(
      'M40 420C100 330 320 250 500 246 690 244 880 300 930 370 930 400 880 396 820 372 640 290 330 300 160 424 110 456 40 456 40 420Z',
      {
        fill: '#e9c877',
        stroke: ink,
        width: LINE,
      },
    ) +
    path('M120 396l60-28M270 320l60-22M640 284l70 22M800 330l50 24M330 130l20 60M480 100v60M630 126l-16 60', {
      stroke: '#c39a45',
      width: 7,
    }),
}

const beret: Headwear = {
  hat: true,
  front: ({ main, ink }) =>
    path('M212 356C110 300 120 170 260 110 420 40 690 50 780 160 810 210 790 290 756 336 640 246 330 262 212 356Z', {
      fill: main,
      stroke: ink,
      width: LINE,
    }) +
    path('M430 72q-4-34 18-48', { stroke: ink, width: 18 }) +
    path('M214 360C330 264 640 244 754 338', { stroke: darker(main, 0.35), width: 22 }),
}

const beanie: Headwear = {
  hat: true,
  front: ({ main, second, ink }) =>
    path(dome, { fill: main, stroke: ink, width: LINE }) +
    circle(484, 46, 54, { fill: second, stroke: ink, width: LINE }) +
    path('M206 386C196 350 200 300 216 276 340 190 640 170 752 252 770 290 772 330 764 362 640 262 330 280 206 386Z', {
      fill: second,
      stroke: ink,
      width: LINE,
    }) +
    path('M270 262l12 58M360 222l8 60M460 204l4 60M560 202l-2 60M660 218l-8 60', {
      stroke: darker(second, 0.22),
      width: 8,
    }),
}

const toque: Headwear = {
  hat: true,
  front: ({ second, ink }) =>
    path('M226 300C130 260 130 130 250 110 270 20 420-10 490 44 570-20 710 10 730 100 850 110 850 240 748 280Z', {
      fill: '#fbf7ff',
      stroke: ink,
      width: LINE,
    }) +
    path('M216 366L224 270C340 180 640 166 748 250L756 336C640 240 330 258 216 366Z', {
      fill: '#fbf7ff',
      stroke: ink,
      width: LINE,
    }) +
    path('M330 190q-10-50 6-90M620 160q10-40-2-80', { stroke: darker(lighter(second, 0.7), 0.15), width: 8 }),
}

const bandana: Headwear = {
  hat: true,
  back: ({ main, ink }) =>
    path('M250 380C180 400 130 460 120 540 160 520 190 500 214 470 200 520 200 560 214 600 250 540 280 480 290 420Z', {
      fill: darker(main, 0.2),
      stroke: ink,
      width: LINE,
    }),
  front: ({ main, second, ink }) =>
    path(dome, { fill: main, stroke: ink, width: LINE }) +
    path('M320 190h0M420 130h0M560 122h0M664 190h0M380 226h0M490 196h0M610 220h0', { stroke: second, width: 22 }) +
    path(`M214 374${band}`, { stroke: darker(main, 0.3), width: 14 }),
}

export const hats = {
  pointed,
  peaked,
  brimmed,
  straw,
  beret,
  beanie,
  toque,
  bandana,
}
