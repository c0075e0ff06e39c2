import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { BRAND } from '#src/product/brand.ts'
import { DEFAULT_API_BASE_URL } from '#src/start/apiBaseUrl.ts'
import { fontFaces, fontFilesOf } from './fontFaces.ts'
import { type LaterImports, routeCodeOf } from './routeCode.ts'
import { steps, tokens } from '#src/app/theme.ts'

/** The static shell, as stillFrame.test.ts renders it. */
const STILL_FRAME = 'src/start/stillFrame.html'
const FRAME_CSS = ['src/shell/frame.css', 'src/components/Landing/landing.css']
const BOOT = 'src/start/boot.ts'
/**
 * Without its scripts (a build for the root that is served from a folder) the shell would stay empty. Only
 * styles can show a message then; boot.ts hides it, and shows it again if the app's own module is missing.
 */
const NOT_STARTED = `
.not-started { position: absolute; inset: 40vh 0 auto; max-width: 32rem; margin: auto; padding: 16px; visibility: hidden; background: var(--ink); color: var(--text); font: 1rem/1.5 sans-serif; animation: not-started 0s 8s forwards }
@keyframes not-started { to { visibility: visible } }
.not-started h1 { margin: 0 0 8px; font-size: 1.25rem }
.not-started a { color: inherit }
[data-started] .not-started { display: none }
[data-failed] .not-started { display: block; visibility: visible }`

/**
 * The page before its code has loaded: the static shell as plain HTML with inline styles, so that the
 * first paint needs no style sheet; `boot.ts` as a separate script before everything else (never inline: the
 * content-security policy allows no inline script); and `config.json` beside the page, to be changed at deployment.
 */
export function pageFrame(): Plugin {
  let config: ResolvedConfig
  let bootFile = ''
  /** By the path of the file. */
  const fonts = new Map<string, string>()
  let laterImports: LaterImports = () => []
  return {
    name: 'perigee-page-frame',
    configResolved: (resolved) => {
      config = resolved
    },
    async buildStart() {
      for (const file of [STILL_FRAME, ...FRAME_CSS]) this.addWatchFile(`${config.root}/${file}`)
      const code = await bootCode(config)
      bootFile = `assets/boot-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName: bootFile, source: code })
      // A session in development against a real API can be captured (docs/staging.md).
      const more = config.command === 'serve' && config.mode === 'staging' ? { recordDepartures: true } : {}
      this.emitFile({ type: 'asset', fileName: 'config.json', source: configJson(more) })
      for (const path of fontFilesOf(config.root)) {
        const font = this.emitFile({ type: 'asset', name: basename(path), source: readFileSync(path) })
        fonts.set(path, `${config.base}${this.getFileName(font)}`)
      }
    },
    buildEnd() {
      laterImports = (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        lateStyles(html)
          .replaceAll('%BRAND%', BRAND)
          .replaceAll('%INK%', tokens.ink)
          .replace(
            '<!-- first -->',
            `${routeCodeTag(config, bundle, laterImports)}${entryTag(config.base, bundle)}${fontTags([...fonts.values()])}<style>${squeezed(fontFaces(config.root, fonts))}</style>\n    <style>${firstStyles(config.root)}</style>\n    <script src="${config.base}${bootFile}"></script>`,
          )
          .replace('<!-- frame -->', readFileSync(`${config.root}/${STILL_FRAME}`, 'utf8')),
    },
  }
}

function configJson(more: object = {}): string {
  return `${JSON.stringify({ apiBaseUrl: DEFAULT_API_BASE_URL, ...more }, undefined, 2)}\n`
}

/** The shell's geometry, and the variables that it uses. Addresses without a shell hide it (boot.ts knows them). */
function firstStyles(root: string): string {
  const frame = FRAME_CSS.map((file) => readFileSync(`${root}/${file}`, 'utf8')).join('')
  const page = `body{margin:0;background:var(--ink)}*{box-sizing:border-box}[data-without-shell] .frame-still{display:none}`
  const css = `${page}${squeezed(frame + NOT_STARTED)}`
  const used = [...Object.entries(tokens), ...steps()].filter(([name]) => css.includes(`var(--${name})`))
  return `:root{${used.map(([name, value]) => `--${name}:${value}`).join(';')}}${css}`
}

/** Without comments and line breaks: every visit loads these bytes before the first paint. */
function squeezed(css: string): string {
  return css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
}

/**
 * A separate build, so that it is one small file without imports. A classic script, not a module: it runs in the
 * head before the first paint in every browser, so that the user's text size is known.
 */
async function bootCode({ mode, define, base, root }: ResolvedConfig): Promise<string> {
  const output = await build({
    configFile: false,
    root,
    base,
    mode,
    define: define ?? {},
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: BOOT, output: { format: 'iife' } },
    },
  })
  const chunk = [output].flat().flatMap((result) => ('output' in result ? result.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error(`${BOOT} did not build.`)
  return chunk.code
}

/** A meta element, because it must precede boot.ts and a script element would look like an inline script. */
function routeCodeTag(
  { command }: ResolvedConfig,
  bundle: Rolldown.OutputBundle | undefined,
  laterImports: LaterImports,
): string {
  // A development server bundles a route when it is opened.
  if (command === 'serve' || !bundle) return ''
  const map = JSON.stringify(routeCodeOf(bundle, laterImports)).replaceAll('"', '&quot;')
  return `<meta name="route-code" content="${map}" />\n    `
}

/**
 * Starts to load the app's code with the fonts. The browser's preload scanner would find the script further down, but it
 * waits for boot.ts in a page with a policy of its own (the `<meta>` element).
 */
function entryTag(base: string, bundle: Rolldown.OutputBundle | undefined): string {
  const entry = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.isEntry)
  return entry ? `<link rel="modulepreload" crossorigin href="${base}${entry.fileName}" />\n    ` : ''
}

/** The two upright faces; otherwise they would load after the style sheet that names them. */
function fontTags(files: string[]): string {
  return files
    .filter((file) => /-everyday-(wght|600)-normal[^/]*\.woff2$/.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}" />\n    `)
    .join('')
}

/** Style sheets follow the shell, which paints without them; scripts still wait for them. */
function lateStyles(html: string): string {
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  return links.reduce((page, link) => page.replace(link, '').replace('<noscript>', `${link}\n    <noscript>`), html)
}
