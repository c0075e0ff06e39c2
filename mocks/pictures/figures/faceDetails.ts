import { mix } from '../colours.ts'
import { circle, ellipse, group, path } from '../svg.ts'
import type { FaceColours, Features, GlassesShape } from './face.ts'

/**
 * Details for the heads of the Lorelei set, in the coordinates of the head. They replace the set's own: they are tinted
 * and smaller by two thirds, which matters for pictures that are sent as data URLs.
 */

/** Shading under the jaw and on the cheeks, which gives the flat heads of the set volume. */
export function modelling({ skin }: FaceColours): string {
  const cheeks = ellipse(402, 604, 44, 24, {}) + ellipse(668, 588, 28, 22, {})
  return (
    path('M366 698C408 742 486 762 560 764L592 762 592 800C520 846 412 822 366 772Z', {
      fill: mix(skin, '#5a1f3c', 0.3),
    }) + group(cheeks, `fill="${mix(skin, '#e5484d', 0.42)}" opacity=".4"`)
  )
}

export const freckles = ({ skin }: FaceColours) =>
  path('M352 582h0m34-12h0m26 22h0m26-18h0m-66 40h0m44 4h0M628 574h0m26-10h0m24 16h0m-34 16h0m26 8h0', {
    stroke: mix(skin, '#7a3b1e', 0.55),
    width: 9,
  })

/** A round mouth for surprise; the open mouths of the set look pained. */
export const openMouth = (ink: string) =>
  ellipse(576, 630, 24, 28, { fill: ink }) + path('M560 646Q576 632 592 646 576 664 560 646Z', { fill: '#e06c75' })

/** White between the lips of the set's two open smiles. */
export const teeth: Partial<Record<Features['mouth'], string>> = {
  happy05: path('M438 614Q550 612 642 602 600 656 560 656 510 656 438 614Z', {
    fill: '#fff',
    extra: 'transform="translate(10 0)"',
  }),
  happy06: path('M446 626Q550 632 622 626 580 656 530 654 480 652 446 626Z', {
    fill: '#fff',
    extra: 'transform="translate(10 0)"',
  }),
}

export function glasses(shape: GlassesShape, ink: string): string {
  const frames = {
    round:
      circle(484, 466, 88, {}) + ellipse(674, 460, 64, 84, {}) + path('M572 456Q590 440 610 454M396 458 316 446', {}),
    square: path(
      'M404 414Q486 400 566 414 576 470 560 526 486 556 414 528 392 470 404 414ZM618 410Q680 398 736 408 744 466 732 518 676 544 624 522 606 466 618 410ZM572 440Q594 428 614 438M402 440 316 436',
      {},
    ),
    dark: path(
      'M398 420Q486 404 572 420 574 480 548 516 484 552 424 518 396 480 398 420ZM612 418Q680 402 742 414 742 470 724 510 676 540 634 510 612 470 612 418ZM568 432Q592 420 616 430M402 438 316 436',
      {},
    ),
  }
  const lens = shape === 'dark' ? `fill="${ink}"` : 'fill="#fff" fill-opacity=".08"'
  const shine = path('M430 450l34-26M640 444l26-22', {
    stroke: '#fff',
    width: 10,
    opacity: shape === 'dark' ? 0.8 : 0.4,
  })
  return group(frames[shape], `${lens} stroke="${ink}" stroke-width="13"`) + shine
}

/** Two blossoms over the temple. */
export function blossoms(colour: string, ink: string): string {
  const petals = 'c-14-34 34-34 24-4 30-12 40 30 8 30 18 28-26 40-32 12-18 26-50-2-24-22-34 0-36-36 0-16Z'
  return (
    path(`M300 330${petals}M372 262${petals}`, { fill: mix(colour, '#ffffff', 0.55), stroke: ink, width: 7 }) +
    path('M312 348h0m72-68h0', { stroke: '#f6c95a', width: 24 })
  )
}
