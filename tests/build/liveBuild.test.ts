import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { modulesFileOf } from './builtModules.ts'
import { characterCalled } from '#mocks/fixtures/characters/characters.ts'
import { mira } from '#mocks/fixtures/users.ts'
import { buildFolder, ensureBuild } from '#tests/support/testBuilds.ts'

/** Licences that allow a product to ship the code with their notice. */
const ALLOWED = new Set<string | undefined>([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  '0BSD',
  'OFL-1.1',
  'CC0-1.0',
])

const outDir = buildFolder('live')
let files: { name: string; text: string }[] = []

beforeAll(async () => {
  await ensureBuild('live')
  files = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return { name: path.slice(outDir.length + 1), text: readFileSync(path, 'latin1') }
    })
})

const holding = (what: RegExp) => files.filter(({ text }) => what.test(text)).map(({ name }) => name)
const page = () => files.find(({ name }) => name === 'index.html')?.text ?? ''

describe('the live build', () => {
  it('contains its page and its configuration', () => {
    expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(['index.html', 'config.json']))
  })

  it('has a file for each group of code that vite.config.ts names', () => {
    const config = readFileSync('vite.config.ts', 'utf8')
    const groups = new Set([...config.matchAll(/name: '(\w+)',\s+test:/g)].map(([, name = '']) => name))
    expect(groups.size).toBeGreaterThan(8)
    expect([...groups].filter((group) => !files.some(({ name }) => name.startsWith(`assets/${group}-`)))).toEqual([])
  })

  it.for([
    { what: 'Mock Service Worker', words: /mockServiceWorker|\bmsw\b|setupWorker/i },
    { what: 'the mock server', words: /mock ?server|createMockServer|scenario=/i },
    { what: 'the seeded world', words: new RegExp(`${characterCalled('mirelle-of-the-tides').name}|${mira.password}`) },
    { what: 'a faker', words: /\bfaker\b|@faker-js/i },
    { what: 'the panel', words: /mock-panel|mock-button/ },
    { what: 'the picture drawer', words: /dicebear|lorelei/i },
  ])('contains nothing of $what', ({ words }) => {
    expect(holding(words)).toEqual([])
  })

  let modules: string[]
  beforeAll(() => {
    modules = JSON.parse(readFileSync(modulesFileOf(outDir), 'utf8')) as string[]
  })

  it('contains no module of mocks/', () => {
    expect(modules).toEqual(expect.arrayContaining(['src/main.tsx', 'src/contract/departures/recorder.ts']))
    expect(modules.filter((module) => !/^(src\/|node_modules\/|index\.html$)/.test(module))).toEqual([])
  })

  it('has the contract’s validator only in the departure recorder, and the staging guard in a separate chunk', () => {
    const chunkOf = (what: RegExp) => holding(what).filter((name) => name.endsWith('.js'))
    expect(chunkOf(/openapi"?:["`]3/)).toEqual([expect.stringMatching(/^assets\/recorder-/)])
    expect(chunkOf(/This environment is read-only/)).toEqual([expect.stringMatching(/^assets\/stagingGuard-/)])
    expect(page()).not.toMatch(/recorder-|stagingGuard-/)
  })

  it('lists its packages with their licences and their texts, all of them allowed', () => {
    const files = ['licences.txt', 'licences-of-fonts-and-others.txt'].map((file) =>
      readFileSync(join(outDir, file), 'utf8'),
    )
    // `## name - 1.0.0 (MIT)` as Vite writes it, or `## name (MIT)`, and the text below it. A package may be in both files.
    const listed = files.flatMap((file) => [
      ...file.matchAll(/^## (\S+)(?: - \d\S*)?(?: \((.+)\))?\n([^]*?)(?=^## |(?![^]))/gm),
    ])
    const shipped = listed.map(([, name]) => name)
    const css = globSync('src/**/*.css').map((path) => readFileSync(path, 'utf8'))
    const fonts = [...css.join('').matchAll(/url\('(@[^/]+\/[^/]+)/g)].map(([, name = '']) => name)
    expect(fonts.length).toBeGreaterThan(0)
    expect(shipped).toEqual(expect.arrayContaining(['react-dom', '@mantine/core', ...fonts]))
    expect([...new Set(listed.map(([, , licence]) => licence))].filter((licence) => !ALLOWED.has(licence))).toEqual([])
    const withText = new Set(listed.filter(([, , , text]) => text?.trim()).map(([, name]) => name))
    expect(shipped.filter((name) => !withText.has(name))).toEqual([])
  })

  it('has no picture or file of the mock data', () => {
    expect(files.map(({ name }) => name).filter((name) => /^pictures\/|\.(avif|webp|png)$/.test(name))).toEqual([])
  })

  it('has no inline script and no code from strings: it runs under script-src ‘self’', () => {
    const scripts = page().match(/<script[^>]*>[^<]*<\/script>/g) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) expect(script).toMatch(/^<script [^>]*src="[^"]+"[^>]*><\/script>$/)
    expect(page()).not.toMatch(/ on[a-z]+="|javascript:/)
    expect(files.filter(({ name, text }) => name.endsWith('.js') && /\beval\(|new Function\(/.test(text))).toEqual([])
  })

  it('shows that it could not start if no script loads; its first script hides this message', () => {
    expect(page()).toMatch(/<main class="not-started">\s*<h1>Perigee could not load its files\./)
    expect(page()).toContain('[data-started] .not-started{display: none}')
    expect(page()).toContain('[data-failed] .not-started{display: block;visibility: visible}')
    expect(holding(/toggleAttribute\([`"']data-started/)).toEqual([expect.stringMatching(/^assets\/boot-/)])
  })

  it('shows the static shell from the HTML, before any style sheet', () => {
    const [before = ''] = page().split('<link rel="stylesheet"')
    expect(before).toContain('class="frame frame-still"')
    expect(before).toContain('.frame{')
  })

  it('declares the encoding within the first kilobyte', () => {
    expect(page().indexOf('<meta charset')).toBeLessThan(1024)
    expect(page().indexOf('<meta charset')).toBeGreaterThan(0)
  })

  it('has a separate chunk for every route', () => {
    const chunks = files.map(({ name }) => name).filter((name) => name.endsWith('.js'))
    const pages = globSync('src/routes/**/*.tsx').flatMap(
      (path) => /import\('#src\/.*\/(\w+)\.tsx'\)/.exec(readFileSync(path, 'utf8'))?.[1] ?? [],
    )
    expect(pages).toHaveLength(16)
    for (const page of pages)
      expect(
        chunks.filter((name) => name.startsWith(`assets/${page}-`)),
        page,
      ).toHaveLength(1)
  })
})
