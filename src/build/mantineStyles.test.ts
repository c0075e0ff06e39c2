import { describe, expect, it } from 'vitest'
import { leanSheet } from './mantineStyles.ts'

const later = (css: string) => leanSheet(css, { isLayered: false }).replaceAll(/\s+/g, ' ').trim()

describe("Mantine's style sheets", () => {
  it('lose the rules for the light colour scheme', () => {
    const css = `@layer mantine {[data-mantine-color-scheme='light'] .m_1 {color: red}
      :where([data-mantine-color-scheme='light']) .m_1, :where([data-mantine-color-scheme='dark']) .m_1 {color: blue}}`
    expect(leanSheet(css, { isLayered: true }).replaceAll(/\s+/g, ' ')).toBe(
      `@layer mantine { :where([data-mantine-color-scheme='dark']) .m_1 {color: blue}}`,
    )
  })

  it('lose their layer if they load later, and come before every class of the app', () => {
    expect(later('@layer mantine {.m_1 {color: red}}')).toBe(':where(.m_1) {color: red}')
  })

  it('keep the order of their rules among each other', () => {
    expect(later('@layer mantine {.m_1[data-a] .m_2 {top: 0}}')).toBe(
      ':where(.m_1[data-a] .m_2):not(_ _ _ _ _ _) {top: 0}',
    )
    expect(later('@layer mantine {.m_1 > * {top: 0} .m_1 > p {top: 0}}')).toBe(
      ':where(.m_1 > *) {top: 0} :where(.m_1 > p):not(_) {top: 0}',
    )
    expect(later('@layer mantine {:where([dir=rtl]) .m_1:where([data-a]) {top: 0}}')).toBe(
      ':where(:where([dir=rtl]) .m_1:where([data-a])) {top: 0}',
    )
  })

  it('keep their pseudo-elements, media queries and keyframes', () => {
    expect(later('@layer mantine {.m_1:hover::before {top: 0}}')).toBe(':where(.m_1:hover):not(_ _ _)::before {top: 0}')
    expect(later('@layer mantine {@media (hover: hover) {.m_1:hover {top: 0}}}')).toBe(
      '@media (hover: hover) {:where(.m_1:hover):not(_ _ _) {top: 0}}',
    )
    expect(later('@layer mantine {@keyframes m {0% {top: 0} to {top: 1px}}}')).toBe(
      '@keyframes m {0% {top: 0} to {top: 1px}}',
    )
  })
})
