import type { DeveloperHandle } from '#mocks/world/developerHandle.ts'
import type { ExploredWindow } from './pageState.ts'

// These functions run in the page: they use nothing of this module.

export type MockWindow = ExploredWindow & { perigee?: DeveloperHandle }

/** Goes back or forward. Does nothing before the first entry of the app and after the last one. */
export function goInHistory({ by, isLineDown }: { by: number; isLineDown: boolean }): void {
  const entry = navigation.entries()[(navigation.currentEntry?.index ?? 0) + by]
  if (entry && (entry.sameDocument || !isLineDown)) window.history.go(by)
}

/** Scrolls the control into view, and returns where it can be pressed or what covers it. */
export function placeToPress({ element, tries }: { element: HTMLElement; tries: number }) {
  const block = (['nearest', 'center', 'start', 'end'] as const)[tries % 4]!
  element.scrollIntoView({ block, inline: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  // Some controls are visible only while the pointer hovers over their container.
  if (!element.checkVisibility({ visibilityProperty: true }) || width === 0) return 'gone'
  // The text of a link may have two lines: uses the first of its boxes.
  const box = element.getClientRects()[0] ?? { left, top, width, height }
  const x = box.left + box.width / 2
  const y = box.top + box.height / 2
  const hit = document.elementFromPoint(x, y)
  const isOwn = (one: Element) =>
    element.contains(one) ||
    one.contains(element) ||
    !!one.closest('label')?.contains(element) ||
    [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(one))
  if (hit && isOwn(hit)) return { x, y }
  // Elements that may cover others: a dialog, a menu, a list of suggestions, a toast.
  const floats = hit?.closest(
    'dialog, [role=dialog], [role=menu], [role=listbox], [role=tooltip], [role=alert], [role=status], .mantine-Modal-overlay, .mantine-Modal-inner',
  )
  if (!hit || floats) return 'gone'
  // A link to skip something covers others only while it has the focus, which a user moves with a press elsewhere.
  hit.closest<HTMLElement>('a[href^="#"]:focus')?.blur()
  return { coveredBy: hit.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 120) }
}

/** Whether a text is in a field, on the page, or in the browser's storage. */
export function isTextIn(wanted: string): boolean {
  const fields = [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value)
  const stored = [localStorage, sessionStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? '') ?? ''),
  )
  return [location.href, document.body.textContent, ...fields, ...stored].some((part) => part.includes(wanted))
}
