import type { Page } from '@playwright/test'
import { steps, textColours } from '#src/app/theme.ts'

const px = (value: string) => (value.endsWith('rem') ? Number.parseFloat(value) * 16 : Number.parseFloat(value))
const stepsOf = (kind: string) =>
  steps()
    .filter(([name]) => name.startsWith(`mantine-${kind}-`))
    .map(([, value]) => (value.startsWith('max(') ? 16 : px(value)))

/** The computed values that the theme allows with the default text size. */
const OF_THE_THEME = {
  'font-size': stepsOf('font-size'),
  // The gap between cards is 18 px, on phones 12.
  gap: [0, 18, ...stepsOf('spacing')],
  radius: [0, ...stepsOf('radius')],
  colours: textColours,
}

/** Every font size, gap, radius and text colour of the page that is not in the theme: element, property, value. */
export function offTheTheme(page: Page): Promise<string[]> {
  return page.evaluate((theme) => {
    const probe = document.body.appendChild(document.createElement('i'))
    const computed = (colour: string) => {
      probe.style.color = colour
      return getComputedStyle(probe).color
    }
    const colours = theme.colours.map(computed)
    probe.remove()
    const found = new Set<string>()
    for (const element of document.querySelectorAll<HTMLElement>('body *:not(svg, svg *, script, style)')) {
      const isShown = element.checkVisibility({ visibilityProperty: true })
      if (!isShown || element.closest('perigee-panel, [data-sample], .mantine-Loader-root')) continue
      const style = getComputedStyle(element)
      const say = (property: string, value: string) =>
        found.add(`${element.tagName.toLowerCase()}.${element.className} ${property}: ${value}`)
      const isIn = (list: number[], value: string) =>
        list.some((one) => Math.abs(one - Number.parseFloat(value)) < 0.02)
      const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
      if (hasWords || element.matches('input, textarea, select')) {
        if (!isIn(theme['font-size'], style.fontSize)) say('font-size', style.fontSize)
        if (!colours.includes(style.color)) say('color', style.color)
      }
      if (/flex|grid/.test(style.display)) {
        for (const property of ['row-gap', 'column-gap']) {
          const value = style.getPropertyValue(property)
          if (value !== 'normal' && !isIn(theme.gap, value)) say(property, value)
        }
      }
      for (const corner of ['start-start', 'start-end', 'end-start', 'end-end']) {
        const value = style.getPropertyValue(`border-${corner}-radius`)
        if (!isIn(theme.radius, value) && Number.parseFloat(value) < 999) say('border-radius', value)
      }
    }
    return [...found]
  }, OF_THE_THEME)
}

/** Text cut off by its button, controls that overlap others or are cut off, and a page wider than its window. */
export function outOfPlace(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) {
      const wide = [...document.querySelectorAll('body *')].filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return (right > root.clientWidth + 0.5 || left < -0.5) && element.checkVisibility()
      })
      found.add(
        `the page is ${root.scrollWidth - root.clientWidth} px too wide: ${wide.map((element) => element.className).join(' | ')}`,
      )
    }
    // Rows of subtle buttons extend up to 12 px beyond their text, on purpose.
    for (const element of document.querySelectorAll('li, article, [data-picture], section')) {
      const wider = element.scrollWidth - element.clientWidth
      const isOpen = getComputedStyle(element).overflowX === 'visible' && getComputedStyle(element).display !== 'inline'
      if (isOpen && wider > 12 && !element.querySelector('ul, ol, [role=log]') && element.checkVisibility())
        found.add(
          `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}” holds ${wider} px more than it has`,
        )
    }
    const named = (element: Element) => `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}”`
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a, button, button span, [role=tab], label, label span, h1, h2, h3, dt, dd',
      ),
    ]
    const shown = controls.filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    /** How far a control extends, in pixels, beyond the window and beyond containers that cut it off and cannot scroll. */
    const cutOff = (element: Element): number => {
      const { left, right } = element.getBoundingClientRect()
      let [from, to] = [0, root.clientWidth]
      for (let box: Element | null = element; box !== null && box !== root; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box)
        if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis') return 0
        if (box === element || !/hidden|clip/.test(overflowX)) continue
        const edges = box.getBoundingClientRect()
        from = Math.max(from, edges.left)
        to = Math.min(to, edges.right)
      }
      return Math.max(from - left, right - to)
    }
    for (const element of shown) {
      const style = getComputedStyle(element)
      // For screen readers only.
      if (style.clipPath !== 'none') continue
      if (element.matches('a, button, [role=tab]') && cutOff(element) > 1.5) found.add(`${named(element)} is cut off`)
      // Long names end with an ellipsis, on purpose.
      if (style.textOverflow !== 'ellipsis') {
        const range = document.createRange()
        for (const node of element.childNodes) {
          if (node.nodeType !== 3 || !node.nodeValue?.trim()) continue
          range.selectNodeContents(node)
          const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
          if (element.matches('button, label, dt, [role=tab], label span, button span')) {
            for (const { index, 0: word } of node.nodeValue.matchAll(/[^\s-]+/g)) {
              range.setStart(node, index)
              range.setEnd(node, index + word.length)
              if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
                found.add(`${named(element)} breaks a word`)
            }
          }
          const isBox = style.display !== 'inline'
          if (isBox && text.right - box.right > 1.5) found.add(`${named(element)} is wider than its box`)
          if (isBox && element.matches('button, a') && text.bottom - box.bottom > Number.parseFloat(style.fontSize) / 3)
            found.add(`${named(element)} is higher than its box`)
        }
      }
      const next = element.nextElementSibling
      if (!next || !shown.includes(next as HTMLElement)) continue
      const ways = [style, getComputedStyle(next)]
      if (ways.some(({ position, display }) => /absolute|fixed/.test(position) || display === 'inline')) continue
      const [one, other] = [element.getBoundingClientRect(), next.getBoundingClientRect()]
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (wide > 1.5 && high > 1.5) found.add(`${named(element)} lies over ${named(next)}`)
    }
    return [...found]
  })
}
