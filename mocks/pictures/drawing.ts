import { svgDataUrl } from './dataUrl.ts'
import { directionOf } from './direction.ts'
import { drawFigure } from './figures/figure.ts'
import { imagineFace } from './imagine.ts'
import type { PortraitFace } from './portraitFace.ts'
import { drawScene } from './scenes/scene.ts'

/** The whole picture (3:4), a close-up square, or a square whose top is at this fraction of the width. */
export type Shape = 'portrait' | 'square' | { squareAt: number }

export const CANVAS = { width: 600, height: 800 }
/** Maximum length of a picture that is sent inside a response. */
export const DATA_URL_MAX_CHARS = 12_000

function viewBox(shape: Shape): [number, number, number, number] {
  if (shape === 'portrait') return [0, 0, CANVAS.width, CANVAS.height]
  if (shape === 'square') return [30, 175, 540, 540]
  const top = Math.max(0, Math.min(shape.squareAt * CANVAS.width, CANVAS.height - CANVAS.width))
  return [0, Math.round(top), CANVAS.width, CANVAS.width]
}

const sheet = (box: readonly number[], content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${box[2]}" height="${box[3]}" fill="none" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`

function draw(face: PortraitFace, scene: number, shape: Shape, lean: boolean): string {
  const direction = directionOf(face, scene, lean)
  const { behind, before } = drawScene(direction)
  return sheet(viewBox(shape), behind + drawFigure(face, direction) + before)
}

/** A portrait as SVG. The same arguments give the same text; `scene` 0 is the first picture of a character. */
export const drawCharacter = (face: PortraitFace, scene: number, shape: Shape = 'portrait') =>
  draw(face, scene, shape, false)

/** The portrait as a data URL. A drawing that would be too long gets plainer clothes and a plainer background. */
export function drawCharacterDataUrl(face: PortraitFace, scene: number, shape: Shape = 'portrait'): string {
  const url = svgDataUrl(draw(face, scene, shape, false))
  return url.length <= DATA_URL_MAX_CHARS ? url : svgDataUrl(draw(face, scene, shape, true))
}

/** A user's avatar, drawn from the private description; `variant` counts its generations. */
export const drawAvatar = (seed: string, description: string, variant: number) =>
  drawCharacterDataUrl({ ...imagineFace(description || seed), seed, about: description }, variant, 'square')

/** A portrait of an invented character, for the page that shows one large picture. */
export const drawWide = (seed: string) => drawCharacterDataUrl({ ...imagineFace(seed), seed }, 0)

/** A night sky without a figure. */
export function drawSkyOnly(seed: string): string {
  const { behind, before } = drawScene(directionOf({ ...imagineFace(seed), seed }, 0))
  return sheet(viewBox('portrait'), behind + before)
}
