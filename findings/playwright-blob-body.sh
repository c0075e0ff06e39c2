#!/usr/bin/env bash
# Expected: `request.postDataBuffer()` has the body of a request that the page sent, at least if it is small.
# Seen, playwright-core 1.65.1 with Chromium 153, 2026-11-30: the body of a Blob and that of a cloned Request is null,
# with no sign that there was one. With a route that only falls back, both are there.
#   without a route: string 10, Blob null, clone null      with a route: string 10, Blob 10, clone 10
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

const server = createServer((request, response) => request.resume().on('end', () => response.end('ok')))
await new Promise((listening) => server.listen(0, '127.0.0.1', listening))

async function bodies(isRouted) {
  const page = await browser.newPage()
  if (isRouted) await page.route('**/*', (route) => route.fallback())
  await page.goto(`http://127.0.0.1:${server.address().port}/`)
  const lengths = []
  page.on('request', (request) => {
    if (request.method() === 'POST') lengths.push(request.postDataBuffer()?.length ?? null)
  })
  await page.evaluate(async () => {
    const text = 'ten letters'.slice(1)
    await fetch('/', { method: 'POST', body: text })
    await fetch('/', { method: 'POST', body: new Blob([text]) })
    await fetch(new Request('/', { method: 'POST', body: text }).clone())
  })
  await page.close()
  return lengths
}
const seen = { 'without a route': await bodies(false), 'with a route': await bodies(true) }
await browser.close()
server.close()
console.log('bytes of a string, a Blob, a clone:', seen)
assert.deepEqual(seen, { 'without a route': [10, null, null], 'with a route': [10, 10, 10] })
EOF
node run.mjs
