/** Longer texts are cut at this length: a search usually uses the beginning. */
const LONGEST = 110
const MOST = 150
const UNREAD = 'script, style, noscript, template'

/** The counts on a card do not identify a state. */
const COUNT = /^[\d.,]+[kM]?$/

/**
 * The visible texts in these elements, by block, each once: texts, labels and field values. Elements that match the
 * selector `without` are excluded.
 */
export function visibleTexts(roots: readonly Element[], without: string): string[] {
  const found = new Set<string>()
  for (const root of roots) {
    for (const element of [root, ...root.querySelectorAll('*')]) {
      if (found.size >= MOST) return [...found]
      if (element.closest(`${UNREAD}, ${without}`) || !isShown(element)) continue
      for (const text of textsOf(element)) if (!COUNT.test(text.trim())) found.add(shortened(text))
    }
  }
  found.delete('')
  return [...found]
}

/** The texts that no part of the frame shows: they are scrolled away, or something with a background is over them. */
export async function outOfView(roots: readonly Element[]): Promise<string[]> {
  const elements = roots
    .flatMap((root) => [...root.querySelectorAll('*')])
    .filter((element) => isShown(element) && (hasText(element) || element.matches('input, textarea, h1, h2, h3, h4')))
  const inView = new Set<string>()
  for (const { target, isIntersecting, intersectionRect: seen } of await intersections(elements)) {
    const { ownerDocument: document } = target
    const over = document.elementFromPoint(seen.x + seen.width / 2, seen.y + seen.height / 2)
    // What lets the pointer through, as toasts do, is over everything.
    const isOnTop = over?.contains(target) || target.contains(over) || getComputedStyle(target).pointerEvents === 'none'
    const isSeen = isIntersecting && isOnTop
    if (isSeen) for (const text of [...textsOf(target), target.textContent]) inView.add(shortened(text))
  }
  return elements
    .flatMap((element) => [...textsOf(element), element.textContent].map(shortened))
    .filter((text) => !inView.has(text))
}

/** The browser's own account of what is clipped by scroll containers and by the window. */
function intersections(elements: readonly Element[]): Promise<IntersectionObserverEntry[]> {
  if (elements.length === 0) return Promise.resolve([])
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      resolve(entries)
    })
    for (const element of elements) observer.observe(element)
  })
}

/** Whether the element is visible and has a box. Text for screen readers only counts as visible. */
export function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true })
}

/** Collapses white space and cuts long texts. */
export function shortened(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  // Cuts by code points, not inside a surrogate pair.
  return plain.length > LONGEST ? `${Array.from(plain).slice(0, LONGEST).join('').trimEnd()}…` : plain
}

function textsOf(element: Element): string[] {
  const attributes = ['aria-label', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? '')
  return [ownText(element), ...attributes, valueOf(element)]
}

/** The text of an element including its inline children; empty for an inline element whose parent contains text. */
function ownText(element: Element): string {
  if (!hasText(element) || (element.parentElement && isInline(element) && hasText(element.parentElement))) return ''
  return [...element.childNodes].map(textOf).join('')
}

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
  if (!(node instanceof Element) || !isShown(node)) return ''
  return isInline(node) ? [...node.childNodes].map(textOf).join('') : ' '
}

function hasText(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
}

function isInline(element: Element): boolean {
  return element.matches('a, abbr, b, code, del, em, i, kbd, mark, span, strong, sub, sup, u')
}

/** The value of a field, except passwords. */
function valueOf(element: Element): string {
  if (element instanceof HTMLTextAreaElement) return element.value
  const isText = element instanceof HTMLInputElement && ['text', 'email', 'search'].includes(element.type)
  return isText ? element.value : ''
}
