#!/usr/bin/env bash
# Expected: MSW can be imported where a page has no storage (a sandboxed frame, or cookies blocked in the settings).
# Seen, MSW 3.0.5 in Chromium 153, 2026-11-30: it reads `localStorage` while it is imported, which throws there, so the
# whole import fails, before any code of the app can catch it.
#   in a page: imported      in a sandboxed frame: SecurityError about 'localStorage'
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export TMPDIR="$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  @sparticuz/chromium@153.0.0 playwright-core@1.65.1 msw@3.0.5
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
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

const script = readFileSync('node_modules/msw/lib/iife/index.js')
const server = createServer(({ url }, response) => {
  response.setHeader('Content-Type', url === '/msw.js' ? 'text/javascript' : 'text/html')
  if (url === '/msw.js') response.end(script)
  else if (url === '/inner') response.end('<!doctype html><script src="/msw.js"></script>')
  else response.end('<!doctype html><iframe sandbox="allow-scripts" src="/inner"></iframe>')
})
await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
const address = `http://127.0.0.1:${server.address().port}`
const page = await browser.newPage()
const errors = []
page.on('pageerror', ({ message }) => errors.push(message))
await page.goto(`${address}/inner`)
const inPage = await page.evaluate(() => typeof globalThis.MockServiceWorker)
const before = errors.length
await page.goto(address)
const frame = page.frames()[1]
await frame.waitForLoadState()
const inFrame = await frame.evaluate(() => typeof globalThis.MockServiceWorker)
await browser.close()
server.close()
console.log({ 'in a page': inPage, 'in a sandboxed frame': inFrame, errors })
assert.equal(inPage, 'object')
assert.equal(before, 0)
assert.equal(inFrame, 'undefined')
assert.match(errors[0], /localStorage/)
EOF
node run.mjs
