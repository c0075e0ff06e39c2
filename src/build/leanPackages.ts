import type { Plugin } from 'vite'
import { TRUSTED_TYPES_POLICY } from './policy.ts'

/** A module of a package that a build replaces. */
interface Replaced {
  /** The end of its path in node_modules. */
  path: string
  /** Only for imports of this module; the end of its path. */
  importer?: string
  /** What replaces it. */
  code: string
}

/** Each entry says why the app cannot reach the omitted code. */
export const REPLACED: readonly Replaced[] = [
  // 250 attributes of SVG. Only an `<svg>` in a message would need them, and the sanitizer removes it.
  { path: 'property-information/lib/svg.js', code: "export { xml as svg } from './xml.js'" },
  // A copy of `structuredClone` for runtimes without it. Every supported browser has it.
  { path: '@ungap/structured-clone/esm/index.js', code: 'export default structuredClone' },
  // Parses `style` attributes. The sanitizer removes them.
  { path: 'style-to-object/esm/index.mjs', code: 'export default () => null' },
  // Named characters such as `&mdash;`, by `innerHTML`. A policy that requires Trusted Types refuses that, so this
  // module does the same through a policy that accepts names of characters only.
  {
    path: 'decode-named-character-reference/index.dom.js',
    code: `const element = document.createElement('i')
const createHTML = (text) => (/^&[a-z\\d]+;$/i.test(text) ? text : '')
const policy = window.trustedTypes?.createPolicy('${TRUSTED_TYPES_POLICY}', { createHTML }) ?? { createHTML }
export function decodeNamedCharacterReference(value) {
  const reference = '&' + value + ';'
  element.innerHTML = policy.createHTML(reference)
  const character = element.textContent
  // A name without its own semicolon was found at the beginning, as in &notit;.
  if (character.endsWith(';') && value !== 'semi') return false
  return character === '' || character === reference ? false : character
}`,
  },
  // A style element for the scroll lock of dialogs. A strict policy refuses it, but not a constructed style sheet. Its
  // rules apply only to a locked page, so it stays: to add or remove a sheet makes the browser compute all styles, and so
  // does the variable, which every element would inherit and none reads.
  {
    path: 'react-style-singleton/dist/es2015/singleton.js',
    code: `export function stylesheetSingleton() {
  let count = 0
  let sheet
  let held
  return {
    add(css) {
      if (count++ > 0 || css === held) return
      held = css
      if (!sheet) document.adoptedStyleSheets.push((sheet = new CSSStyleSheet()))
      sheet.replaceSync(css.replace(/--removed-body-scroll-bar-size[^;]*;/, ''))
    },
    remove() {
      count--
    },
  }
}`,
  },
  // Paths of files. The app's markdown is text without a path.
  { path: 'vfile/lib/minpath.browser.js', code: 'export const minpath = {}' },
  // The list of footnotes. The app's markdown has none (src/ui/Markdown/gitHubFlavour.ts).
  {
    path: 'mdast-util-to-hast/lib/footer.js',
    code: 'export const footer = () => undefined, defaultFootnoteBackContent = footer, defaultFootnoteBackLabel = footer',
  },
  // React 18 and later have the hook that this package brings to older versions.
  {
    path: 'use-sync-external-store/shim/with-selector.js',
    code: "export { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector'",
  },
  // Mantine's palettes. The theme has those that the app uses, and a static style sheet has their variables.
  {
    path: '@mantine/core/esm/core/MantineProvider/default-colors.mjs',
    code: "const shades = Array(10).fill('#868e96'); export const DEFAULT_COLORS = { gray: shades, blue: shades }",
  },
  // Values that the app's theme replaces, and those that are only read for variables.
  {
    path: '@mantine/core/esm/core/MantineProvider/default-theme.mjs',
    code: `const size = {}
export const DEFAULT_THEME = {
  scale: 1, fontSmoothing: true, primaryColor: 'blue', colors: { blue: Array(10).fill('#868e96') }, primaryShade: 6,
  fontFamilyMonospace: 'monospace', defaultGradient: {}, activeClassName: 'mantine-active', focusClassName: '',
  headings: { textWrap: 'wrap', sizes: { h1: size, h2: size, h3: size, h4: size, h5: size, h6: size } },
  other: {}, components: {},
}`,
  },
  // Checks of the theme, which is typed, and fonts of headings, which it has.
  {
    path: '@mantine/core/esm/core/MantineProvider/merge-mantine-theme/merge-mantine-theme.mjs',
    code: `import { deepMerge } from '../../utils/deep-merge/deep-merge.mjs'
export const mergeMantineTheme = deepMerge, validateMantineTheme = undefined`,
  },
  // Colours by variant. The theme computes those that the app uses (variantColors in src/app/theme.ts).
  {
    path: '@mantine/core/esm/core/MantineProvider/color-functions/default-variant-colors-resolver/default-variant-colors-resolver.mjs',
    code: 'export const defaultVariantColorsResolver = undefined',
  },
  // Style elements of Mantine's provider. The app has static style sheets instead (src/app/Providers.tsx).
  {
    path: '@mantine/core/esm/core/MantineProvider/MantineCssVariables/MantineCssVariables.mjs',
    code: 'export const MantineCssVariables = () => null',
  },
  {
    path: '@mantine/core/esm/core/MantineProvider/MantineClasses/MantineClasses.mjs',
    code: 'export const MantineClasses = () => null',
  },
  // Style props (`mt="md"`, `w={{ base: … }}`). The app uses style sheets (leanPackages.test.ts).
  {
    path: '@mantine/core/esm/core/InlineStyles/InlineStyles.mjs',
    code: 'export const InlineStyles = () => null',
  },
  {
    path: '@mantine/core/esm/core/InlineStyles/hash-styles.mjs',
    code: "export const hashStyleProps = () => ''",
  },
  {
    path: '@mantine/core/esm/core/Box/style-props/style-props-data.mjs',
    code: 'export const STYLE_PROPS_DATA = undefined',
  },
  {
    path: '@mantine/core/esm/core/Box/style-props/extract-style-props/extract-style-props.mjs',
    code: 'const none = {}; export const extractStyleProps = (rest) => ({ styleProps: none, rest })',
  },
  {
    path: '@mantine/core/esm/core/Box/style-props/parse-style-props/parse-style-props.mjs',
    code: 'const none = {}; export const parseStyleProps = () => none',
  },
  // The waiting time in headers such as `Retry-After`, and progress events. Ky retries nothing but a refused token.
  {
    path: 'ky/distribution/core/retry-timing.js',
    code: 'export const getRetryTimingHeader = () => undefined, calculateRetryTimingDelay = getRetryTimingHeader',
  },
  // The messages of browsers for a lost connection. src/api/http.ts recognizes it before.
  {
    path: 'ky/distribution/utils/is-network-error.js',
    code: 'export default () => false',
  },
  {
    path: 'ky/distribution/utils/body.js',
    code: 'export const streamRequest = (request) => request, streamResponse = (response) => response',
  },
  // The list of public suffixes, which says for which hosts a cookie may be set. The calls of the API have no cookies.
  { path: 'tldts/dist/es6/index.js', code: 'export const getDomain = (host) => host' },
  // A check whether the browser knows 24 hours. Every supported browser does, and the formatter of the check needs time.
  {
    path: 'date-fns-tz/dist/esm/_lib/tzTokenizeDate/index.js',
    code: `const formatters = {}
const TOKENS = ['year', 'month', 'day', 'hour', 'minute', 'second']
const twoDigits = { day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' }
export function tzTokenizeDate(date, timeZone) {
  formatters[timeZone] ??= new Intl.DateTimeFormat('en-US', {
    hourCycle: 'h23', timeZone, year: 'numeric', month: 'numeric', ...twoDigits,
  })
  try {
    const parts = formatters[timeZone].formatToParts(date)
    return TOKENS.map((token) => parseInt(parts.find(({ type }) => type === token)?.value, 10))
  } catch (failure) {
    if (failure instanceof RangeError) return [NaN]
    throw failure
  }
}`,
  },
  // Switchable colour schemes. The app has one, which the page declares (index.html).
  {
    path: '@mantine/core/esm/core/MantineProvider/use-mantine-color-scheme/use-provider-color-scheme.mjs',
    code: `import { useLayoutEffect } from 'react'
const nothing = () => undefined
export function useProviderColorScheme({ getRootElement, forceColorScheme }) {
  useLayoutEffect(() => getRootElement()?.setAttribute('data-mantine-color-scheme', forceColorScheme), [])
  return { colorScheme: forceColorScheme, setColorScheme: nothing, clearColorScheme: nothing }
}`,
  },
  {
    path: '@mantine/core/esm/core/MantineProvider/color-scheme-managers/local-storage-manager.mjs',
    code: 'export const localStorageColorSchemeManager = () => undefined',
  },
  // The prop `loading` of Mantine's Button: the app uses src/ui/BusyButton. Groups of buttons: the app has none.
  {
    path: '@mantine/core/esm/components/Transition/Transition.mjs',
    importer: '@mantine/core/esm/components/Button/Button.mjs',
    code: 'export const Transition = () => null',
  },
  {
    path: '@mantine/core/esm/components/Loader/Loader.mjs',
    importer: '@mantine/core/esm/components/Button/Button.mjs',
    code: 'export const Loader = () => null',
  },
  { path: '@mantine/core/esm/components/Button/ButtonGroup/ButtonGroup.mjs', code: 'export const ButtonGroup = null' },
  {
    path: '@mantine/core/esm/components/Button/ButtonGroupSection/ButtonGroupSection.mjs',
    code: 'export const ButtonGroupSection = null',
  },
]

const PREFIX = '\0lean:'

/**
 * Removes code that this app cannot reach from a build. A bundler cannot detect that it is unreachable. The build
 * fails if a package has moved one of these modules.
 */
export function leanPackages(): Plugin {
  const found = new Set<Replaced>()
  return {
    name: 'perigee-lean-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: REPLACED.filter(({ importer }) => importer).map(({ path }) => endOf(path.split('/').at(-1)!)) },
      handler: (id, from) => {
        const at = REPLACED.findIndex(
          ({ path, importer }) => importer && from?.endsWith(importer) && id.endsWith(path.split('/').at(-1)!),
        )
        return at < 0 ? undefined : `${PREFIX}${at}`
      },
    },
    load: {
      filter: { id: [/^\0lean:/, ...REPLACED.filter(({ importer }) => !importer).map(({ path }) => endOf(path))] },
      handler: (id) => {
        const replaced = id.startsWith(PREFIX)
          ? REPLACED[Number(id.slice(PREFIX.length))]
          : REPLACED.find(({ path }) => endOf(path).test(id))
        if (!replaced) return undefined
        found.add(replaced)
        return { code: replaced.code, moduleType: 'js' }
      },
    },
  }
}

function endOf(path: string): RegExp {
  return new RegExp(`(^|/)${path.replaceAll('.', String.raw`\.`)}$`)
}
