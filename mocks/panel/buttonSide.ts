const KEY = 'perigee.mock-button'

/** The side of the page whose lower corner has the panel's button. */
export type ButtonSide = 'left' | 'right'

export function readButtonSide(): ButtonSide {
  try {
    return window.localStorage.getItem(KEY) === 'left' ? 'left' : 'right'
  } catch {
    return 'right'
  }
}

export function writeButtonSide(side: ButtonSide): void {
  try {
    window.localStorage.setItem(KEY, side)
  } catch {
    // Blocked storage: the button stays where it is.
  }
}
