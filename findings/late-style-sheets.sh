#!/usr/bin/env bash
# Expected: a style sheet that arrives after the first paint and matches nothing costs nothing, with or without `@layer`.
# Seen, Chromium 153 (@sparticuz/chromium 153.0.0), 2026-11-30, a page of 500 paragraphs: a sheet with a cascade layer
# lays the whole page out again if it is inserted before another sheet, also at the end of the head if a sheet is in the
# body, and costs nothing as the last one. A sheet with a `@font-face` that no text uses lays the whole page out
# anywhere, one with `@property` computes all styles again.
#   layout objects laid out, elements styled:
#   no at-rule, first: 0, 0      layer, last: 0, 0      layer, first: 1503, 0     layer, before the body's sheet: 1503, 0
#   font face, last: 1503, 0     property, last: 0, 1005
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export TMPDIR="$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  @sparticuz/chromium@153.0.0 playwright-core@1.65.1
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { chromium } from 'playwright-core'
import { inflate } from '@sparticuz/chromium'

const bin = `${process.cwd()}/node_modules/@sparticuz/chromium/bin`
const executablePath = await inflate(`${bin}/chromium.br`)
const libraries = await inflate(`${bin}/al2023.tar.br`)
await inflate(`${bin}/fonts.tar.br`)
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu'],
  env: { ...process.env, LD_LIBRARY_PATH: `${libraries}/lib` },
})

const sheets = {
  plain: '.nothing { color: red }',
  layer: '@layer late { .nothing { color: red } }',
  face: '@font-face { font-family: Unused; src: local("Unused") }',
  property: '@property --unused { syntax: "<color>"; inherits: false; initial-value: red }',
}
const rows = '<p><span>row</span></p>'.repeat(500)
const link = '<link rel="stylesheet" href="/first.css">'
const pages = { '/': `<!doctype html>${link}<body>${rows}`, '/in-body': `<!doctype html><body>${link}${rows}` }
const server = createServer(({ url }, response) => {
  const isSheet = url.endsWith('.css')
  response.setHeader('Content-Type', isSheet ? 'text/css' : 'text/html')
  response.end(isSheet ? (sheets[url.slice(1, -4)] ?? 'p { margin: 1px }') : pages[url])
})
await new Promise((listening) => server.listen(0, '127.0.0.1', listening))

async function cost(name, where, path = '/') {
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${server.address().port}${path}`)
  await page.evaluate(() => document.fonts.ready)
  const cdp = await page.context().newCDPSession(page)
  const events = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } })
  await page.evaluate(
    ([href, how]) =>
      new Promise((done) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
        link.onload = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))
        document.head[how](link)
      }),
    [`/${name}.css`, where],
  )
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done))
  await cdp.send('Tracing.end')
  await complete
  await page.close()
  const sum = (event, count) => events.filter(({ name: is }) => is === event).reduce((all, { args }) => all + count(args), 0)
  return [sum('Layout', (args) => args.beginData.dirtyObjects), sum('UpdateLayoutTree', (args) => args.elementCount)]
}

const seen = {
  'no at-rule, first': await cost('plain', 'prepend'),
  'layer, last': await cost('layer', 'append'),
  'layer, first': await cost('layer', 'prepend'),
  "layer, before the body's sheet": await cost('layer', 'append', '/in-body'),
  'font face, last': await cost('face', 'append'),
  'property, last': await cost('property', 'append'),
}
await browser.close()
server.close()
console.log('layout objects laid out, elements styled:', seen)
assert.deepEqual(seen['no at-rule, first'], [0, 0])
assert.deepEqual(seen['layer, last'], [0, 0])
assert.ok(seen['layer, first'][0] > 1500)
assert.ok(seen["layer, before the body's sheet"][0] > 1500)
assert.ok(seen['font face, last'][0] > 1500)
assert.ok(seen['property, last'][1] > 1000)
EOF
node run.mjs
