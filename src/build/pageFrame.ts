import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { build, type Plugin, type ResolvedConfig, type Rolldown, runnerImport } from 'vite'
import { BRAND } from '#src/product/brand.ts'
import { DEFAULT_API_BASE_URL } from '#src/start/apiBaseUrl.ts'
import { FONTS_CSS, fontFaces, fontFilesOf } from './fontFaces.ts'
import { routeCodeOf } from './routeCode.ts'
import { steps, tokens } from '#src/app/theme.ts'

const FRAME_CSS = ['src/shell/frame.css', 'src/components/Landing/landing.css']
const BOOT = 'src/start/boot.ts'
/**
 * Without its scripts (a build for the root that stands in a folder) the frame would stay empty, without a word. Only
 * styles can say so then; boot.ts takes the sentence away, and shows it again where the app's own module is missing.
 */
const NOT_STARTED = `
.not-started { position: absolute; inset: 40vh 0 auto; max-width: 32rem; margin: auto; padding: 16px; visibility: hidden; background: var(--ink); color: var(--text); font: 1rem/1.5 sans-serif; animation: not-started 0s 8s forwards }
@keyframes not-started { to { visibility: visible } }
.not-started h1 { margin: 0 0 8px; font-size: 1.25rem }
.not-started a { color: inherit }
[data-started] .not-started { display: none }
[data-failed] .not-started { display: block; visibility: visible }`

/**
 * The page before any of its code has arrived: the shell's frame as plain HTML with its few styles inside, so that the
 * first paint needs no style sheet; `boot.ts` as a script of its own ahead of everything (never inline, the
 * content-security policy allows no inline script); and `config.json` beside the page, to be changed at deployment.
 */
export function pageFrame(): Plugin {
  let config: ResolvedConfig
  let bootFile: string | undefined
  return {
    name: 'perigee-page-frame',
    configResolved: (resolved) => {
      config = resolved
    },
    async buildStart() {
      for (const file of FRAME_CSS) this.addWatchFile(`${config.root}/${file}`)
      if (config.command === 'serve') return
      const code = await bootCode(config)
      bootFile = `assets/boot-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName: bootFile, source: code })
      this.emitFile({ type: 'asset', fileName: 'config.json', source: configJson() })
      for (const file of fontFilesOf(config.root)) {
        const source = readFileSync(`${config.root}/node_modules/${file}`)
        this.emitFile({ type: 'asset', name: basename(file), source })
      }
    },
    configureServer: (server) => {
      server.middlewares.use(`${config.base}config.json`, (_request, response) => {
        // What is developed against a real API can be captured (docs/staging.md).
        const more = config.mode === 'staging' ? { recordDrift: true } : {}
        response.setHeader('Content-Type', 'application/json').end(configJson(more))
      })
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) =>
        lateStyles(html)
          .replaceAll('%BRAND%', BRAND)
          .replaceAll('%INK%', tokens.ink)
          .replace(
            '<!-- first -->',
            `${routeCodeTag(bundle)}${fontTags(config.base, bundle)}${fontsTag(config, bundle)}<style>${firstStyles(config.root)}</style>\n    ${bootTag(config.base, bootFile)}`,
          )
          .replace('<!-- frame -->', await stillFrame(config.root)),
    },
  }
}

/** Rendered through Vite, because the frame is written in the app's own components. */
async function stillFrame(root: string): Promise<string> {
  const { module } = await runnerImport<typeof import('#src/start/stillFrame.tsx')>(
    `${root}/src/start/stillFrame.tsx`,
    {
      configFile: false,
      root,
      logLevel: 'error',
    },
  )
  return module.stillFrameHtml()
}

function configJson(more: object = {}): string {
  return `${JSON.stringify({ apiBaseUrl: DEFAULT_API_BASE_URL, ...more }, undefined, 2)}\n`
}

/** The frame's geometry, and the variables it names. Addresses without a shell show none of it (boot.ts knows them). */
function firstStyles(root: string): string {
  const frame = FRAME_CSS.map((file) => readFileSync(`${root}/${file}`, 'utf8')).join('')
  const page = `body{margin:0;background:var(--ink)}*{box-sizing:border-box}[data-without-shell] .frame-still{display:none}`
  const css = `${page}${squeezed(frame + NOT_STARTED)}`
  const used = [...Object.entries(tokens), ...steps()].filter(([name]) => css.includes(`var(--${name})`))
  return `:root{${used.map(([name, value]) => `--${name}:${value}`).join(';')}}${css}`
}

/** Comments and line breaks out: these bytes stand before the first paint of every visit. */
function squeezed(css: string): string {
  return css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
}

/**
 * A build of its own, so that it is one small file and waits for no other. Plain, not a module: a plain script in the
 * head runs before the first paint in every browser, and the visitor's text size is known by then.
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

/** A meta element, because it has to stand ahead of boot.ts and a script element would look like inline script. */
function routeCodeTag(bundle: Rolldown.OutputBundle | undefined): string {
  if (!bundle) return ''
  const map = JSON.stringify(routeCodeOf(bundle)).replaceAll('"', '&quot;')
  return `<meta name="route-code" content="${map}" />\n    `
}

/** The two upright faces; they would otherwise wait for the style sheet that names them. */
function fontTags(base: string, bundle: Rolldown.OutputBundle | undefined): string {
  return Object.keys(bundle ?? {})
    .filter((file) => /-latin-wght-normal[^/]*\.woff2$/.test(file))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${file}" />\n    `)
    .join('')
}

/** In a build inside the page; while developing, Vite serves the style sheet with its fonts. */
function fontsTag({ root, base }: ResolvedConfig, bundle: Rolldown.OutputBundle | undefined): string {
  return bundle
    ? `<style>${squeezed(fontFaces(root, base, bundle))}</style>\n    `
    : `<link rel="stylesheet" href="${base}${FONTS_CSS}" />\n    `
}

function bootTag(base: string, fileName: string | undefined): string {
  return fileName
    ? `<script src="${base}${fileName}"></script>`
    : `<script type="module" src="${base}${BOOT}"></script>`
}

/** Style sheets go behind the frame, which paints without them; scripts still wait for them. */
function lateStyles(html: string): string {
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  return links.reduce((page, link) => page.replace(link, '').replace('<noscript>', `${link}\n    <noscript>`), html)
}
