import { isShown, shortened } from './visibleTexts.ts'

const ROLES: Record<string, string> = { A: 'link', BUTTON: 'button', TEXTAREA: 'textbox', SELECT: 'combobox' }
const ROLES_OF_INPUTS: Record<string, string> = {
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  search: 'searchbox',
  file: 'file',
}
const USED =
  'a[href], button, input:not([type=hidden]), textarea, select, [role=menuitem], [role=tab], [role=option], ' +
  '[role=switch], [role=slider], [role=dialog], [role=alertdialog], dialog'

/** The unique roles and names of all interactive elements and of the dialogs around them, except those in `without`. */
export function controlsIn(roots: readonly Element[], without: string): string[] {
  const elements = roots
    .flatMap((root) => [...root.querySelectorAll(USED)])
    .filter((element) => isShown(element) && !element.closest(without))
  return [...new Set(elements.map((element) => shortened(`${roleOf(element)} ${nameOf(element)}`)))]
}

function roleOf(element: Element): string {
  const given = element.getAttribute('role')
  if (given) return given
  if (element instanceof HTMLInputElement) return ROLES_OF_INPUTS[element.type] ?? 'textbox'
  return ROLES[element.tagName] ?? element.tagName.toLowerCase()
}

/** The accessible name, with the most common rules of its computation only. */
function nameOf(element: Element): string {
  const { ownerDocument } = element
  const labelled = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const byIds = labelled.map((id) => ownerDocument.getElementById(id)?.textContent ?? '').join(' ')
  if (byIds.trim() !== '') return byIds
  const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : []
  const isDialog = element.matches('dialog, [role=dialog], [role=alertdialog]')
  const content = isDialog || element.matches('textarea, select') ? '' : element.textContent
  const candidates = [
    element.getAttribute('aria-label'),
    labels.map(({ textContent }) => textContent).join(' '),
    content,
    element.querySelector('img[alt]')?.getAttribute('alt'),
    element.getAttribute('title'),
    element.getAttribute('placeholder'),
  ]
  return candidates.find((candidate) => candidate?.trim())?.trim() ?? ''
}
