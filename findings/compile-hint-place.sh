#!/usr/bin/env bash
# Expected: `//# allFunctionsCalledOnLoad` works as `//# sourceMappingURL` does, wherever it stands in a script.
# Seen, Chromium 153 (@sparticuz/chromium 153.0.0), 2026-11-30: only before the first token. After a "use strict", which
# bundlers write first, or at the end, it has no effect, without a message.
#   of 200 functions, compiled at their first call: all without it, none at the start or after a comment, all after
#   "use strict", all at the end (202 and 1 with the two that call them)
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

const HINT = '//# allFunctionsCalledOnLoad\n'
const indices = Array.from({ length: 200 }, (_, i) => i)
const code = `${indices.map((i) => `function f${i}(n) { let sum = ${i}; while (n > 0) sum += n--; return sum }`).join('\n')}
globalThis.run = () => ${indices.map((i) => `f${i}(3)`).join(' + ')}\n`
const scripts = {
  'without': code,
  'at the start': HINT + code,
  'after a comment': `/*! licence */\n${HINT}${code}`,
  'after "use strict"': `'use strict'\n${HINT}${code}`,
  'at the end': code + HINT,
}
const server = createServer(({ url }, response) => {
  const script = Object.values(scripts)[Number(url.slice(1)) - 1]
  response.setHeader('Content-Type', script ? 'text/javascript' : 'text/html')
  response.end(script ?? '<!doctype html><p>page')
})
await new Promise((listening) => server.listen(0, '127.0.0.1', listening))

async function compiledLate(number) {
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${server.address().port}/`)
  await page.evaluate(
    (src) =>
      new Promise((done) => document.head.append(Object.assign(document.createElement('script'), { src, onload: done }))),
    `/${number}`,
  )
  const cdp = await page.context().newCDPSession(page)
  const events = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['v8', 'disabled-by-default-v8.compile'] },
  })
  await page.evaluate(() => globalThis.run())
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done))
  await cdp.send('Tracing.end')
  await complete
  await page.close()
  return events.filter(({ name }) => name === 'V8.ParseFunction').length
}
const seen = {}
for (const [i, name] of Object.keys(scripts).entries()) seen[name] = await compiledLate(i + 1)
await browser.close()
server.close()
console.log('functions compiled at their first call:', seen)
for (const name of ['without', 'after "use strict"', 'at the end']) assert.ok(seen[name] >= 200, name)
for (const name of ['at the start', 'after a comment']) assert.ok(seen[name] < 20, name)
EOF
node run.mjs
