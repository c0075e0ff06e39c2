export function toolButton(text: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = 'tool-button'
  element.textContent = text
  element.addEventListener('click', onClick)
  return element
}

/** An element with a text; the text is not parsed as HTML. */
export function textElement(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}

/** Long enough for the slowest browser to start the download. */
const RELEASE_AFTER_MS = 60_000

/** Starts a download of a JSON file in the browser. */
export function saveAs(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_AFTER_MS)
}
