import { type ButtonPosition, placeIn } from './buttonPlace.ts'

/** A pointer that moved less than this is a click. */
const DRAG_START_PX = 4

interface Moves {
  put(place: ButtonPosition): void
  /** Moves it one step up or down. */
  step(by: 1 | -1): void
  toSide(side: ButtonPosition['side']): void
}

/** Lets the user drag a button along the edges of the page, and move it with the arrow keys. */
export function makeMovable(button: HTMLButtonElement, { put, step, toSide }: Moves): void {
  let from: { y: number; top: number } | undefined
  let moved = false
  button.addEventListener('pointerdown', (event) => {
    from = { y: event.clientY, top: button.getBoundingClientRect().top }
    moved = false
    button.setPointerCapture(event.pointerId)
  })
  button.addEventListener('pointermove', (event) => {
    if (!from || (!moved && Math.abs(event.clientY - from.y) < DRAG_START_PX)) return
    moved = true
    put(placeIn({ x: event.clientX, top: from.top + event.clientY - from.y }, window))
  })
  button.addEventListener('pointerup', () => (from = undefined))
  button.addEventListener('pointercancel', () => (from = undefined))
  // A drag ends with a click event, which must not open the panel.
  button.addEventListener('click', (event) => moved && event.stopImmediatePropagation(), { capture: true })
  button.addEventListener('keydown', (event) => {
    moved = false
    const { key } = event
    if (!key.startsWith('Arrow')) return
    // The arrow key would scroll the page.
    event.preventDefault()
    if (key === 'ArrowUp') step(-1)
    if (key === 'ArrowDown') step(1)
    if (key === 'ArrowLeft') toSide('left')
    if (key === 'ArrowRight') toSide('right')
  })
}
