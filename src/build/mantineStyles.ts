import { readFile } from 'node:fs/promises'
import { selectorSpecificity } from '@csstools/selector-specificity'
import { type AtRule, parse, type Rule } from 'postcss'
import selectorParser, { type Selector } from 'postcss-selector-parser'
import type { Plugin } from 'vite'

/** The sheets of every page, which keep their cascade layer. */
const FIRST_SHEETS = 'src/app/styles.ts'
const LIGHT = /\[data-mantine-color-scheme=['"]?light['"]?\]/

/**
 * Removes the cascade layer from those of Mantine's style sheets that load later: when a sheet with a layer arrives,
 * Chromium computes all styles and the layout of the page again (50 ms at a quarter of the speed). Their rules get the
 * lowest specificity instead. Rules for the light colour scheme are removed from all sheets.
 */
export function mantineStyles(): Plugin {
  let first = ''
  return {
    name: 'perigee-mantine-styles',
    enforce: 'pre',
    async buildStart() {
      first = await readFile(FIRST_SHEETS, 'utf8')
    },
    transform: {
      filter: { id: /\/@mantine\/(core\/styles\/\w+|notifications\/styles)(\.layer)?\.css$/ },
      handler(code, id) {
        const name = id.slice(id.indexOf('@mantine/'))
        return { code: leanSheet(code, { isLayered: first.includes(name) }), map: null }
      },
    },
  }
}

/**
 * Without rules for the light colour scheme. Unless `isLayered`, also without the layer: a selector of one class or
 * less gets the specificity 0, and others that of a few elements, in the same order as before.
 */
export function leanSheet(css: string, { isLayered }: { isLayered: boolean }): string {
  const root = parse(css)
  root.walkRules((rule) => {
    const dark = rule.selectors.filter((selector) => !LIGHT.test(selector))
    if (dark.length === 0) rule.remove()
    else rule.selectors = dark
  })
  if (isLayered) return root.toString()
  root.walkRules((rule) => {
    if (!isInKeyframes(rule)) rule.selectors = rule.selectors.map(lowered)
  })
  root.walkAtRules('layer', (layer) => {
    layer.replaceWith(layer.nodes ?? [])
  })
  return root.toString()
}

function isInKeyframes({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')
}

/** `.a[b]::before` becomes `:where(.a[b]):not(_ _ _)::before`. `_` is the name of no element. */
function lowered(text: string): string {
  const selector = selectorParser().astSync(text).first
  const { a, b, c } = selectorSpecificity(selector)
  if (a > 0) throw new Error(`${text} has an id.`)
  const pseudo = pseudoElementOf(selector)
  const elements = Math.max(0, 3 * (b - 1) + (pseudo ? c - 1 : c))
  const weight = elements > 0 ? `:not(${Array.from({ length: elements }, () => '_').join(' ')})` : ''
  return `:where(${text.slice(0, text.length - pseudo.length).trim()})${weight}${pseudo}`
}

/** What follows the last compound from its pseudo-element on, for example `::before`. */
function pseudoElementOf(selector: Selector): string {
  const at = selector.nodes.findIndex((node) => selectorParser.isPseudoElement(node))
  return at < 0 ? '' : selector.nodes.slice(at).join('')
}
