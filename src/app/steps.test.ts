import { globSync, readFileSync } from 'node:fs'
import { type Declaration, parse } from 'postcss'
import { describe, expect, it } from 'vitest'

const src = new URL('../', import.meta.url)

/** Properties whose values must be steps of the theme, and the literals that they must not contain. */
const RULES = [
  { property: /^(font|font-size)$/, literal: /[\d.]+(px|rem|em|vw|cqi|ch)\b/ },
  // `em` aligns an icon with the middle of its line: it depends on the text, not on the steps.
  { property: /^((row-|column-)?gap|padding(-.*)?)$/, literal: /(?<!\d)(?!0px)[\d.]+(px|rem|em|ch)\b/ },
  { property: /^margin(-.*)?$/, literal: /[\d.]+(px|rem|ch)\b/ },
  { property: /^border(-.*)?-radius$/, literal: /[\d.]+(px|rem|em|%)/ },
  { property: /^color$/, literal: /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(|\b(white|black|red|gr[ae]y)\b/i },
]

function literalIn({ prop, value }: Declaration): boolean {
  // The line height after the slash is no step; in a `min()`, a step may shrink with the narrowest window.
  const named = value.replaceAll(/var\(--[\w-]+\)|\/ *[\d.]+rem|(?<=min\(var\(--[\w-]+\), )[\d.]+vw/g, '')
  return RULES.some(({ property, literal }) => property.test(prop) && literal.test(named))
}

function literals(css: string): string[] {
  const found: string[] = []
  parse(css).walkDecls((declaration) => {
    if (literalIn(declaration)) found.push(`${declaration.prop}: ${declaration.value}`)
  })
  return found
}

describe('text sizes, gaps, paddings, margins, radii and text colours come from the theme', () => {
  it('every style sheet of the app uses its variables', () => {
    const found = globSync('**/*.css', { cwd: src }).flatMap((file) =>
      literals(readFileSync(new URL(file, src), 'utf8')).map((literal) => `${file}: ${literal}`),
    )
    expect(found).toEqual([])
  })

  it.for([
    'font-size: 14px',
    'font: 600 0.875rem/1.2 var(--font-text)',
    'gap: 10px 16px',
    'padding: 0 calc(var(--mantine-spacing-md) + 3px)',
    'margin-block: 0.5rem',
    'border-start-start-radius: 8px',
    'border-radius: 50%',
    'color: #fff',
  ])('%s is a literal', (declaration) => {
    expect(literals(`a { ${declaration} }`)).toEqual([declaration])
  })
})
