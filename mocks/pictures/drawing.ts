import { svgDataUrl } from './dataUrl.ts'
import { directionOf } from './direction.ts'
import { drawFigure } from './figures/figure.ts'
import { imagineFace } from './imagine.ts'
import type { PortraitFace } from './portraitFace.ts'
import { drawScene } from './scenes/scene.ts'

/** The whole picture (3:4), a close square, or the square that starts at a fraction of the width from the top. */
export type Shape = 'portrait' | 'square' | { squareAt: number }

export const CANVAS = { width: 600, height: 800 }
/** A picture that travels inside a response is at most this long. */
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

/** A portrait as SVG. The same arguments give the same text; `scene` 0 is the picture a character is born with. */
export const drawCharacter = (face: PortraitFace, scene: number, shape: Shape = 'portrait') =>
  draw(face, scene, shape, false)

/** The same as an address; the rare one that would be too long is dressed and set more plainly. */
export function drawCharacterDataUrl(face: PortraitFace, scene: number, shape: Shape = 'portrait'): string {
  const url = svgDataUrl(draw(face, scene, shape, false))
  return url.length <= DATA_URL_MAX_CHARS ? url : svgDataUrl(draw(face, scene, shape, true))
}

/** A user's avatar from the private description; `variant` counts how often it was generated. */
export const drawAvatar = (seed: string, description: string, variant: number) =>
  drawCharacterDataUrl({ ...imagineFace(description || seed), seed, about: description }, variant, 'square')

/** Somebody never met before, for the page that has room for one large picture. */
export const drawWide = (seed: string) => drawCharacterDataUrl({ ...imagineFace(seed), seed }, 0)

/** A night without anybody. */
export function drawSkyOnly(seed: string): string {
  const { behind, before } = drawScene(directionOf({ ...imagineFace(seed), seed }, 0))
  return sheet(viewBox('portrait'), behind + before)
}
