#!/usr/bin/env bash
# Expected: a rule for `html:has(…)` is looked at again when something is added that its selector can be about.
# Seen, Chromium 153 (@sparticuz/chromium 153.0.0), 2026-11-30: that holds for classes, attributes and types. With `*`,
# `:not()` or a state such as `:modal` anywhere inside, Chromium computes the style of the root again for every element
# that is added to the page; its place in the selector, behind children that do not exist, does not matter.
#   elements styled for 20 added ones: 20 with classes only, with an attribute or with `dialog`, 40 with `*`, `:not(.z)`,
#   `:modal`, or the type of the added ones
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

async function styled(selector) {
  const page = await browser.newPage()
  await page.setContent(
    `<!doctype html><style>${selector} { overflow: hidden }</style>${'<p>row</p>'.repeat(100)}<section></section>`,
  )
  const cdp = await page.context().newCDPSession(page)
  const events = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } })
  await page.evaluate(() => {
    for (let i = 0; i < 20; i += 1) {
      document.querySelector('section').append(document.createElement('i'))
      document.body.getBoundingClientRect()
    }
  })
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done))
  await cdp.send('Tracing.end')
  await complete
  await page.close()
  return events.filter(({ name }) => name === 'UpdateLayoutTree').reduce((sum, { args }) => sum + args.elementCount, 0)
}
const few = ['html:has(> body > .a > .b > .c)', 'html:has(> body > .a > [data-b] > .c)', 'html:has(dialog[open])']
const many = [
  'html:has(> body > .a > * > .c)',
  'html:has(> body > .a > :not(.z) > .c)',
  'html:has(:modal)',
  'html:has(> body > .a > i > .c)',
]
const seen = {}
for (const selector of [...few, ...many]) seen[selector] = await styled(selector)
await browser.close()
console.log('elements styled for 20 added ones:', seen)
for (const selector of few) assert.equal(seen[selector], 20, selector)
for (const selector of many) assert.equal(seen[selector], 40, selector)
EOF
node run.mjs
