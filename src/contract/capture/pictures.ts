const SIDE = 512
const TALL = 768

/** A plain drawing that replaces a picture: a square, or a tall one for the addresses of tall pictures. */
export function drawingFor(field: string): string {
  const height = field.startsWith('large') ? TALL : SIDE
  const shape = `<rect width='${SIDE}' height='${height}' fill='%23456'/>`
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${SIDE}' height='${height}'>${shape}</svg>`
  return `data:image/svg+xml,${svg.replaceAll(' ', '%20').replaceAll('<', '%3C').replaceAll('>', '%3E')}`
}

/** Whether a field holds the address of a picture. */
export function isPicture(field: string, value: string): boolean {
  return /(^|_)(url|avatar|image|picture)$/i.test(field) && /^(https?:|data:image\/|\/)/i.test(value)
}
