import { darker, lighter, mix } from '../../colours.ts'
import { circle, ellipse, mirrored, path } from '../../svg.ts'
import { drawEyes, drawMuzzle } from '../expressions.ts'
import type { Draw, Making } from '../creature.ts'

const LINE = 11
const MIDDLE = 480

/** The chest under a furry head; most of it disappears under clothes. */
const chest = (fur: string, ink: string) =>
  path('M150 1040C170 900 240 850 320 790H640C720 850 790 900 810 1040Z', { fill: fur, stroke: ink, width: LINE })

const blush = (y: number, apart: number) =>
  ellipse(MIDDLE - apart, y, 42, 26, { fill: '#f2778a', opacity: 0.35 }) +
  ellipse(MIDDLE + apart, y, 42, 26, { fill: '#f2778a', opacity: 0.35 })

const whiskers = (y: number, from: number, ink: string) =>
  mirrored(
    path(`M${MIDDLE - from} ${y}l-150-26M${MIDDLE - from} ${y + 26}l-154 4M${MIDDLE - from + 8} ${y + 52}l-140 34`, {
      stroke: ink,
      width: 5,
      opacity: 0.55,
    }),
    MIDDLE,
  )

const eyes = ({ mood, colours }: Making, y: number, apart: number, size: number, lid: string) =>
  drawEyes({ mood, ink: colours.ink, middle: MIDDLE, apart, y, size, lid })

const nose = (y: number, wide: number, fill: string) =>
  path(
    `M${MIDDLE - wide} ${y}q${wide}-${Math.round(wide * 0.7)} ${wide * 2} 0-${Math.round(wide * 0.3)} ${wide}-${wide} ${wide}T${MIDDLE - wide} ${y}Z`,
    { fill },
  ) + ellipse(MIDDLE - wide * 0.3, y + 2, wide * 0.28, wide * 0.16, { fill: '#fff', opacity: 0.6 })

export const fox: Draw = (making) => {
  const { mood, colours, random } = making
  const { ink } = colours
  const fur = random.pick(['#f08a3c', '#e8743a', '#f29b4b', '#dfe4ee'])
  const cream = '#fff3e2'
  const ear = 'M214 400C190 260 196 130 240 76 330 120 410 190 440 268Z'
  return {
    back: chest(fur, ink),
    face:
      mirrored(
        path(ear, { fill: fur, stroke: ink, width: LINE }) +
          path('M250 320C238 240 240 170 256 130 310 166 352 210 376 256Z', { fill: darker(fur, 0.55) }),
        MIDDLE,
      ) +
      path(
        'M480 228C630 228 736 320 764 470L850 560 752 604C700 700 590 776 480 790 370 776 260 700 208 604L110 560 196 470C224 320 330 228 480 228Z',
        { fill: fur, stroke: ink, width: LINE },
      ) +
      path(
        'M118 562C250 520 370 540 420 612 446 660 514 660 540 612 590 540 710 520 842 562L748 602C698 696 588 772 480 784 372 772 262 696 212 602Z',
        { fill: cream },
      ) +
      path('M440 236Q480 330 520 236Z', { fill: darker(fur, 0.18) }) +
      blush(600, 230) +
      eyes(making, 506, 132, 38, fur) +
      nose(648, 38, ink) +
      drawMuzzle(mood, MIDDLE, 706, 56, ink),
    dressed: 'under the head',
    hat: { x: MIDDLE, y: 250, scale: 0.5 },
  }
}

export const cat: Draw = (making) => {
  const { mood, colours, random } = making
  const { ink } = colours
  const fur = random.pick(['#8d8aa0', '#e9a35b', '#f4ecdf', '#4a4560', '#c9a27c'])
  const light = mix(fur, '#fff7ec', 0.72)
  const stripe = darker(fur, 0.28)
  const ear = 'M204 420C176 300 180 170 216 100 310 136 390 200 430 280Z'
  return {
    back: chest(fur, ink),
    face:
      mirrored(
        path(ear, { fill: fur, stroke: ink, width: LINE }) +
          path('M236 320C224 250 226 190 240 156 296 186 336 226 358 270Z', { fill: '#f3a6a8' }),
        MIDDLE,
      ) +
      path(
        'M480 244C660 244 786 350 794 520 796 590 826 610 838 640 800 650 776 652 752 648 700 740 590 786 480 786S260 740 208 648C184 652 160 650 122 640 134 610 164 590 166 520 174 350 300 244 480 244Z',
        { fill: fur, stroke: ink, width: LINE },
      ) +
      path('M410 250Q424 330 432 348M480 246V362M550 250Q536 330 528 348', { stroke: stripe, width: 22 }) +
      mirrored(path('M176 540q60 4 96 20M182 600q50-4 84 4', { stroke: stripe, width: 18 }), MIDDLE) +
      ellipse(422, 672, 86, 66, { fill: light }) +
      ellipse(538, 672, 86, 66, { fill: light }) +
      blush(616, 238) +
      eyes(making, 514, 142, 44, fur) +
      nose(620, 32, '#e8808d') +
      drawMuzzle(mood, MIDDLE, 684, 58, ink) +
      whiskers(640, 170, ink),
    dressed: 'under the head',
    hat: { x: MIDDLE, y: 268, scale: 0.52 },
  }
}

export const otter: Draw = (making) => {
  const { mood, colours, random } = making
  const { ink } = colours
  const fur = random.pick(['#9a6a48', '#87593f', '#a87c5a'])
  const cream = lighter(mix(fur, '#ffe9cf', 0.75), 0.1)
  return {
    back: chest(fur, ink) + path('M330 1040C320 940 350 860 400 800H560C610 860 640 940 630 1040Z', { fill: cream }),
    face:
      mirrored(
        circle(214, 386, 66, { fill: fur, stroke: ink, width: LINE }) +
          circle(218, 390, 34, { fill: darker(fur, 0.3) }),
        MIDDLE,
      ) +
      path('M480 232C650 232 770 330 790 480 812 640 720 790 480 790S148 640 170 480C190 330 310 232 480 232Z', {
        fill: fur,
        stroke: ink,
        width: LINE,
      }) +
      path('M480 560C620 540 748 560 782 590 780 700 680 782 480 784S180 700 178 590C212 560 340 540 480 560Z', {
        fill: cream,
      }) +
      blush(610, 232) +
      eyes(making, 488, 150, 36, fur) +
      nose(566, 58, ink) +
      drawMuzzle(mood, MIDDLE, 670, 66, ink) +
      path('M360 640h0m-34 30h0m50 26h0m224-56h0m34 30h0m-50 26h0', { stroke: ink, width: 10, opacity: 0.5 }) +
      whiskers(646, 190, ink),
    dressed: 'under the head',
    hat: { x: MIDDLE, y: 256, scale: 0.6 },
  }
}

export const bear: Draw = (making) => {
  const { mood, colours, random } = making
  const { ink } = colours
  const fur = random.pick(['#8a5a3c', '#6b4634', '#a8754d', '#e9e4dc'])
  const snout = mix(fur, '#ffe8cc', 0.62)
  return {
    back: chest(fur, ink),
    face:
      mirrored(
        circle(236, 300, 100, { fill: fur, stroke: ink, width: LINE }) +
          circle(242, 306, 54, { fill: mix(fur, '#f3a6a8', 0.45) }),
        MIDDLE,
      ) +
      path('M480 220C670 220 800 340 806 510 812 690 690 790 480 790S148 690 154 510C160 340 290 220 480 220Z', {
        fill: fur,
        stroke: ink,
        width: LINE,
      }) +
      ellipse(MIDDLE, 652, 164, 122, { fill: snout }) +
      blush(612, 238) +
      eyes(making, 492, 138, 32, fur) +
      nose(592, 52, ink) +
      drawMuzzle(mood, MIDDLE, 690, 58, ink),
    dressed: 'under the head',
    hat: { x: MIDDLE, y: 248, scale: 0.6 },
  }
}

export const hare: Draw = (making) => {
  const { mood, colours, random } = making
  const { ink } = colours
  const fur = random.pick(['#c9a582', '#b9b3c4', '#f1e9e0', '#a98263'])
  const light = mix(fur, '#fffaf0', 0.7)
  const ear = 'M330 330C250 220 226 20 280-70 360-60 430 110 440 290Z'
  return {
    back: chest(fur, ink) + path('M340 1040C330 940 360 860 400 800H560C600 860 630 940 620 1040Z', { fill: light }),
    face:
      mirrored(
        path(ear, { fill: fur, stroke: ink, width: LINE }) +
          path('M344 260C294 170 280 50 296-10 344 30 384 140 396 250Z', { fill: '#f0a9ad' }),
        MIDDLE,
      ) +
      path(
        'M480 252C620 252 706 340 722 470 738 540 760 560 752 620 736 730 620 790 480 790S224 730 208 620C200 560 222 540 238 470 254 340 340 252 480 252Z',
        { fill: fur, stroke: ink, width: LINE },
      ) +
      ellipse(424, 676, 82, 64, { fill: light }) +
      ellipse(536, 676, 82, 64, { fill: light }) +
      path('M456 714h48v40q-24 14-48 0ZM480 716v36', { fill: '#fff', stroke: ink, width: 7 }) +
      blush(618, 200) +
      eyes(making, 508, 136, 42, fur) +
      nose(622, 30, '#e8808d') +
      drawMuzzle(mood === 'grin' || mood === 'friendly' ? 'calm' : mood, MIDDLE, 690, 58, ink) +
      whiskers(650, 160, ink),
    dressed: 'under the head',
  }
}

export const dog: Draw = (making) => {
  const { mood, colours, random } = making
  const { ink } = colours
  const fur = random.pick(['#d9a066', '#f2e6d5', '#a9713f', '#7d7689'])
  const patch = darker(mix(fur, '#6b3f24', 0.45), 0.05)
  const light = mix(fur, '#fff8ee', 0.7)
  return {
    back: chest(fur, ink),
    face:
      path('M480 226C650 226 764 330 772 500 780 690 660 790 480 790S180 690 188 500C196 330 310 226 480 226Z', {
        fill: fur,
        stroke: ink,
        width: LINE,
      }) +
      ellipse(604, 480, 96, 116, { fill: patch, extra: 'transform="rotate(-14 604 480)"' }) +
      mirrored(
        path(
          'M318 262C210 250 130 320 112 460 100 590 150 680 216 664 276 640 270 520 286 430 300 350 330 320 318 262Z',
          { fill: patch, stroke: ink, width: LINE },
        ),
        MIDDLE,
      ) +
      path(
        'M480 560C570 540 660 590 660 680 650 750 580 782 480 784 380 782 310 750 300 680 300 590 390 540 480 560Z',
        { fill: light },
      ) +
      blush(606, 214) +
      eyes(making, 484, 124, 36, fur) +
      nose(584, 54, ink) +
      drawMuzzle(mood, MIDDLE, 690, 70, ink),
    dressed: 'under the head',
    hat: { x: MIDDLE, y: 252, scale: 0.56 },
  }
}
