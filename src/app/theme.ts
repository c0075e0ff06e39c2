import type { CSSVariablesResolver, MantineColorsTuple, MantineThemeOverride } from '@mantine/core'

// The whole look in one file: a night sky, one yellow, one purple. No run-time import of Mantine, so that
// vite.config.ts can put the same values into the static shell.

/** Colours by their use; in CSS they are `var(--ink)` and so on. Contrasts are tested (theme.test.ts). */
export const tokens = {
  ink: '#0b0914',
  deep: '#110e1f',
  surface: '#181429',
  raised: '#211b38',
  text: '#f3f0fb',
  dim: '#b3abc9',
  faint: '#8d84a8',
  purple: '#9b7bff',
  'purple-fill': '#6d45e8',
  'purple-fill-hover': '#7a55ef',
  bubble: '#5b37cf',
  'bubble-emphasis': '#e5dcff',
  yellow: '#ffd166',
  'yellow-hover': '#ffdc8a',
  'on-yellow': '#2a1d00',
  danger: '#ff8a8a',
  success: '#5fd6a0',
  hairline: 'rgb(255 255 255 / 8%)',
  'control-border': '#6f668c',
  gutter: '32px',
  /** The width of texts and forms; they begin at the left edge of the full-width grids. */
  'reading-width': '54rem',
  'card-gap': '18px',
  'top-bar': '64px',
  'bottom-bar': '64px',
  'font-text': "'Figtree Variable', 'Figtree rest', 'Figtree fallback', system-ui, sans-serif",
  'font-heading': "'Bricolage Grotesque', 'Bricolage rest', 'Bricolage fallback', system-ui, sans-serif",
  'ease-out': 'cubic-bezier(0.22, 1, 0.36, 1)',
} as const

const purple: MantineColorsTuple = [
  tokens.text,
  tokens['bubble-emphasis'],
  '#cbbcff',
  '#b39bff',
  tokens.purple,
  '#8560f5',
  tokens['purple-fill'],
  tokens.bubble,
  '#4a2cab',
  '#382185',
]
const yellow: MantineColorsTuple = [
  '#fff8e6',
  '#ffefc7',
  '#ffe6a5',
  tokens['yellow-hover'],
  tokens.yellow,
  '#f2bf47',
  '#d9a42e',
  '#b0821d',
  '#7d5b10',
  tokens['on-yellow'],
]
/** Mantine's dark shades, from text (0) to page (9). */
const dark: MantineColorsTuple = [
  tokens.text,
  '#d6cfe8',
  tokens.dim,
  tokens.faint,
  tokens['control-border'],
  '#2c2547',
  tokens.raised,
  tokens.surface,
  tokens.deep,
  tokens.ink,
]

/**
 * The steps of the look: eight sizes of text, and two special ones. `chat` is the size of a
 * conversation; below 16 px a phone zooms into a `field`.
 */
const fontSizes = {
  xs: '0.6875rem',
  sm: '0.8125rem',
  md: '0.9375rem',
  chat: '0.96875rem',
  field: 'max(1rem, 16px)',
  lg: '1.125rem',
  xl: '1.25rem',
  '2xl': '1.5rem',
  '3xl': '2.25rem',
  '4xl': '3.5rem',
}
/** Gaps, paddings and margins, in steps of 4. `--card-gap` is between cards, `--gutter` at the page's edges. */
const spacing = {
  '2xs': '4px',
  xs: '8px',
  sm: '12px',
  md: '16px',
  lg: '20px',
  xl: '24px',
  '2xl': '32px',
  '3xl': '40px',
  '4xl': '56px',
  '5xl': '72px',
}
/** Small parts, controls, pictures and cards; the bubbles of a conversation; pills and circles. */
const radius = { xs: '6px', sm: '6px', md: '12px', lg: '16px', xl: '999px', bubble: '18px', pill: '999px' }

/** The text colours on dark backgrounds; text on purple is white. */
export const textColours = [
  tokens.text,
  tokens.dim,
  tokens.faint,
  tokens.purple,
  tokens.yellow,
  tokens['on-yellow'],
  tokens.danger,
  tokens.success,
  tokens['bubble-emphasis'],
  '#ffffff',
]

/** The steps with Mantine's names, for what is painted before MantineProvider renders. */
export function steps(): [string, string][] {
  return Object.entries({ 'font-size': fontSizes, spacing, radius }).flatMap(([kind, values]) =>
    Object.entries(values).map(([name, value]): [string, string] => [`mantine-${kind}-${name}`, value]),
  )
}

export const theme = {
  primaryColor: 'purple',
  primaryShade: 6,
  colors: { purple, yellow, dark },
  // The text colour on yellow.
  black: tokens['on-yellow'],
  white: '#ffffff',
  autoContrast: true,
  luminanceThreshold: 0.45,
  fontFamily: 'var(--font-text)',
  fontSizes,
  spacing,
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.55', xl: '1.6' },
  headings: {
    fontFamily: 'var(--font-heading)',
    fontWeight: '600',
    sizes: {
      h1: { fontSize: fontSizes['3xl'], lineHeight: '1.1' },
      h2: { fontSize: fontSizes['2xl'], lineHeight: '1.2' },
      h3: { fontSize: fontSizes.xl, lineHeight: '1.25' },
    },
  },
  radius,
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  breakpoints: { xs: '33.75em', sm: '48em', md: '64em', lg: '80em', xl: '96em' },
  components: {
    Button: { defaultProps: { size: 'md' } },
    // Its lock writes a style element, which the policy forbids: global.css locks the page.
    ModalRoot: { defaultProps: { lockScroll: false, removeScrollProps: { className: 'dialog-layer' } } },
  },
} satisfies MantineThemeOverride

export const cssVariables: CSSVariablesResolver = () => ({
  variables: Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value])),
  light: {},
  dark: {
    '--mantine-color-body': tokens.ink,
    '--mantine-color-text': tokens.text,
    '--mantine-color-dimmed': tokens.dim,
    '--mantine-color-placeholder': tokens.faint,
    '--mantine-color-error': tokens.danger,
    '--mantine-color-anchor': tokens.purple,
    '--mantine-color-default': tokens.surface,
    '--mantine-color-default-hover': tokens.raised,
    '--mantine-color-default-color': tokens.text,
    '--mantine-color-default-border': tokens['control-border'],
    '--mantine-color-dark-filled': tokens.raised,
  },
})
