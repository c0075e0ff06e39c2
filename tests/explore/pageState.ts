/** A control as a user would name it. */
export interface ControlName {
  role: string
  name: string
  /** Index among those with the same role and name, from 0. */
  nth: number
}

/** A control that a pointer can reach, at once or after scrolling. */
export interface Control extends ControlName {
  kind: 'press' | 'text' | 'choice'
  /** The type of an input. */
  type?: string
  href?: string
  value?: string
  isSubmit: boolean
  /** Opens a dialog or a menu. */
  opens: boolean
  /** Inside the topmost dialog or menu. */
  isOnTop: boolean
  options?: number
}

/** The visible state of a page at one moment. */
export interface PageState {
  path: string
  title: string
  headings: string[]
  /** Names of the open modal dialogs, the topmost last. */
  dialogs: string[]
  /** Number of visible characters of the page, without its dialogs and toasts. */
  textLength: number
  raw: string[]
  /** How many px the page is wider than the window. */
  sidewaysPx: number
  windowWidth: number
  /** Font size of the root element, with the browser's and the product's setting applied. */
  textSizePx: number
  /** The problem with the position of the focus, if there is one. */
  focus?: string | undefined
  busy: string[]
  controls: Control[]
}

/** The page with what an exploration keeps in it. */
export interface ExploredWindow extends Window {
  /** The elements of the last state, by role, name and index. */
  exploredElements?: Map<string, HTMLElement>
}

/** Runs in the page. */
export function stateOfPage(): PageState {
  const CONTROLS =
    'a[href], button, input:not([type=hidden], [type=file]), select, textarea, summary, ' +
    ['button', 'link', 'tab', 'switch', 'menuitem', 'menuitemradio', 'option', 'radio', 'checkbox', 'slider']
      .map((role) => `[role=${role}]`)
      .join(', ')
  const RAW = /\[object \w*\]?|\bundefined\b|\bNaN\b|Invalid Date|\bnull\b/g
  const NATIVE: Record<string, string> = { A: 'link', BUTTON: 'button', SELECT: 'combobox', TEXTAREA: 'textbox' }
  const INPUTS: Record<string, string> = { checkbox: 'checkbox', radio: 'radio', range: 'slider', search: 'searchbox' }

  const isSeen = (element: Element) =>
    // Transparent elements may become visible on hover.
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]')
  const clean = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const contentOf = (element: Element): string => {
    const parts = [...element.childNodes].map((node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
      if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility())
        return ''
      const own = node.getAttribute('aria-label') ?? node.getAttribute('alt')
      if (own !== null) return own
      const isInline = getComputedStyle(node).display.startsWith('inline')
      return isInline ? contentOf(node) : ` ${contentOf(node)} `
    })
    return parts.join('')
  }
  const nameOf = (element: Element): string => {
    const labelledBy = element.getAttribute('aria-labelledby')
    const labelling = labelledBy?.split(/\s+/).map((id) => document.getElementById(id)?.textContent)
    if (labelling) return clean(labelling.join(' '))
    const label = element.getAttribute('aria-label')
    if (label) return clean(label)
    const { labels } = element as HTMLInputElement
    if (labels && labels.length > 0) return clean([...labels].map(contentOf).join(' '))
    const content = /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName) ? '' : clean(contentOf(element))
    return content || clean(element.getAttribute('placeholder') ?? element.getAttribute('title'))
  }
  const roleOf = (element: Element) =>
    element.getAttribute('role') ??
    (element instanceof HTMLInputElement ? (INPUTS[element.type] ?? 'textbox') : (NATIVE[element.tagName] ?? 'button'))

  const modals = [...document.querySelectorAll('[role=dialog][aria-modal=true], dialog[open]')].filter(
    // A page that is a dialog contains the page's heading, and has no page behind it.
    (dialog) => isSeen(dialog) && !dialog.querySelector('h1'),
  )
  const floating = [...document.querySelectorAll('[role=menu], [role=listbox]')].filter(isSeen)
  const top = floating.at(-1) ?? modals.at(-1)

  const counts = new Map<string, number>()
  const elements = new Map<string, HTMLElement>()
  ;(window as ExploredWindow).exploredElements = elements
  const controls: Control[] = []
  for (const element of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (!isSeen(element)) continue
    const role = roleOf(element)
    const name = nameOf(element)
    const nth = counts.get(`${role} ${name}`) ?? 0
    counts.set(`${role} ${name}`, nth + 1)
    const { width, height } = element.getBoundingClientRect()
    const isDisabled = element.matches(':disabled, [aria-disabled=true]')
    const isOutside =
      element instanceof HTMLAnchorElement &&
      (element.target === '_blank' ||
        // Visible on keyboard focus only.
        element.getAttribute('href')?.startsWith('#') ||
        element.origin !== location.origin ||
        element.hasAttribute('download'))
    const input = element as HTMLInputElement
    const isText = /^(textbox|searchbox)$/.test(role) || (role === 'combobox' && element.tagName === 'INPUT')
    if (width === 0 || height === 0 || isDisabled || isOutside || input.readOnly) continue
    // A toast disappears by itself: whether it is still there depends on the machine's speed.
    if (element.closest('.mantine-Notifications-root')) continue
    elements.set(`${role} ${name} ${nth}`, element)
    controls.push({
      role,
      name,
      nth,
      kind: isText ? 'text' : element.tagName === 'SELECT' ? 'choice' : 'press',
      isSubmit: element.getAttribute('type') === 'submit',
      opens: element.hasAttribute('aria-haspopup'),
      isOnTop: top === undefined || top.contains(element),
      ...(element instanceof HTMLInputElement && { type: element.type }),
      ...(element instanceof HTMLAnchorElement && { href: element.pathname }),
      ...(isText && { value: input.value }),
      ...(element instanceof HTMLSelectElement && { options: element.options.length }),
    })
  }

  const attributes = [...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap((element) =>
    ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  )
  const values = controls.map(({ value }) => value ?? '')
  const text = document.body.innerText
  const lengthOf = (element: HTMLElement) => clean(element.innerText).length
  const overPage = [...modals, ...document.querySelectorAll('.mantine-Notifications-root')] as HTMLElement[]
  const raw = [document.title, text, ...attributes, ...values].flatMap((part) =>
    [...part.matchAll(RAW)].map(({ index }) => part.slice(Math.max(0, index - 30), index + 40)),
  )

  const focused = document.activeElement
  const hidden = focused?.closest('[inert], [aria-hidden=true]')
  const focus =
    focused && focused !== document.body && hidden
      ? `${focused.outerHTML.slice(0, 120)} has the focus in what is hidden`
      : undefined

  const busyOnes = [...document.querySelectorAll('[aria-busy=true], [role=progressbar]')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  return {
    path: location.pathname,
    title: document.title,
    headings: [...document.querySelectorAll('h1')]
      .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
      .map((heading) => clean(heading.textContent)),
    dialogs: modals.map(nameOf),
    textLength: clean(text).length - overPage.reduce((sum, element) => sum + lengthOf(element), 0),
    raw: [...new Set(raw)],
    sidewaysPx: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    windowWidth: window.innerWidth,
    textSizePx: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    focus,
    busy: busyOnes.map((element) => element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 120)),
    controls,
  }
}
