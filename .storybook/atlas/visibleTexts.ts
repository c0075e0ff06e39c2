/** A longer text is cut here: who searches for it knows how it begins. */
const LONGEST = 110
const MOST = 150
/** The region of toasts, which go by themselves: what they say is recorded when it is said. */
const TOASTS = '[class*="toasts"]'
const UNREAD = 'script, style, noscript, template'

/** A card's counts say nothing of a state. */
const COUNT = /^[\d.,]+[kM]?$/

/**
 * What a person reads in these elements, block by block and each text once: texts, labels and what fields hold. What
 * stands in `without` (a selector) is left out.
 */
export function visibleTexts(roots: readonly Element[], without: string): string[] {
  const found = new Set<string>()
  for (const root of roots) {
    for (const element of [root, ...root.querySelectorAll('*')]) {
      if (found.size >= MOST) return [...found]
      if (element.closest(`${TOASTS}, ${UNREAD}, ${without}`) || !isShown(element)) continue
      for (const text of textsOf(element)) if (!COUNT.test(text.trim())) found.add(shortened(text))
    }
  }
  found.delete('')
  return [...found]
}

/** Whether it is neither hidden nor without a box; what only screen readers say counts as shown. */
export function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true })
}

/** White space as a person sees it, cut where it is long. */
export function shortened(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  // By characters: a half of one is no text.
  return plain.length > LONGEST ? `${Array.from(plain).slice(0, LONGEST).join('').trimEnd()}…` : plain
}

function textsOf(element: Element): string[] {
  const attributes = ['aria-label', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? '')
  return [ownText(element), ...attributes, valueOf(element)]
}

/** The text of a paragraph with what is emphasised in it; empty for an element whose text is part of its parent's. */
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

/** What somebody typed, but no password. */
function valueOf(element: Element): string {
  if (element instanceof HTMLTextAreaElement) return element.value
  const isText = element instanceof HTMLInputElement && ['text', 'email', 'search'].includes(element.type)
  return isText ? element.value : ''
}
