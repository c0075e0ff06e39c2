import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrast } from '#storybook/foundations/contrast.ts'
import { tokens } from './theme.ts'

// axe checks the contrast of texts in every story.
it('the borders of controls can be seen', () => {
  expect(contrast(tokens['control-border'], tokens.surface)).toBeGreaterThanOrEqual(3)
})

it('the shapes of the counters have colours of the theme', () => {
  const shapes = readFileSync(new URL('../components/CharacterCard/counters.svg', import.meta.url), 'utf8')
  expect(new Set(shapes.match(/#[0-9a-f]+/g))).toEqual(new Set([tokens.faint, tokens.yellow]))
})

it('a colour is defined in the theme alone; everything else uses its name', () => {
  const src = new URL('../', import.meta.url)
  const colours = Object.entries(tokens).filter(([, value]) => value.startsWith('#'))
  // Gradients contain translucent colours as literals: browsers blend a gradient of color-mix() values differently.
  const spellings = [...colours.map(([name, text]) => ({ name, text })), { name: 'yellow', text: '255 209 102' }]
  // The icon is a separate file, and tests contain computed values.
  const files = globSync('**/*.{css,ts,tsx}', { cwd: src }).filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
  const found = files.flatMap((file) => {
    const code = readFileSync(new URL(file, src), 'utf8').toLowerCase()
    const isTheme = file === 'app/theme.ts'
    return spellings
      .filter(({ text }) => code.split(text).length - 1 > (isTheme && text.startsWith('#') ? 1 : 0))
      .map(({ name, text }) => `${file}: ${text} is ${name}`)
  })
  expect(found).toEqual([])
})
