import type { FileChooser, Page } from '@playwright/test'
import { type FileName, pathOfFile } from './files.ts'
import { patiently } from './patiently.ts'
import type { RobotWindow } from './sight.ts'

/** In real time: the browser tells that it has opened a file chooser. */
const OPENING_LIMIT_MS = 5_000
const BETWEEN_LOOKS_MS = 10

/** Runs in the page before its code: notes each press of a file field, which opens a file chooser. */
export function noteFilePresses(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'file') (window as RobotWindow).hasFilePress = true
    },
    true,
  )
}

/** The file chooser of the browser, while a page has opened one. */
export class OpenChooser {
  #chooser: FileChooser | undefined

  get isOpen(): boolean {
    return this.#chooser !== undefined
  }

  listen(page: Page): void {
    page.on('filechooser', (chooser) => (this.#chooser = chooser))
  }

  /** Waits for the file chooser if a file field was pressed: the next step depends on it. */
  async hasOpened(page: Page): Promise<void> {
    const isPressed = await patiently(() =>
      page.evaluate(() => {
        const { hasFilePress = false } = window as RobotWindow
        ;(window as RobotWindow).hasFilePress = false
        return hasFilePress
      }),
    )
    if (!isPressed) return
    for (let ms = 0; !this.isOpen && ms < OPENING_LIMIT_MS; ms += BETWEEN_LOOKS_MS)
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS))
  }

  /** Closes it without a file. */
  dismiss(): void {
    this.#chooser = undefined
  }

  /** Chooses a file; does nothing if no file chooser is open. */
  async choose(name: FileName): Promise<void> {
    const chooser = this.#chooser
    this.dismiss()
    await chooser?.setFiles(pathOfFile(name))
  }
}
