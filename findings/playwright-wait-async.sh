#!/usr/bin/env bash
# Expected: `page.waitForFunction(async () => …)` waits until the asynchronous function returns something true.
# Seen, playwright-core 1.65.1, 2026-11-30: the promise itself counts as true: the function runs once, and the wait ends
# with the value false, as if it had been met.
#   waitForFunction(() => false): times out      waitForFunction(async () => false): ends with false after 1 call
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

const page = await browser.newPage()
const wait = (condition) =>
  page.waitForFunction(condition, undefined, { timeout: 2000 }).then(
    (handle) => handle.jsonValue(),
    () => 'times out',
  )
const seen = {
  'without async': await wait(() => false),
  'with async': await wait(async () => {
    globalThis.calls = (globalThis.calls ?? 0) + 1
    return false
  }),
  calls: await page.evaluate(() => globalThis.calls),
}
await browser.close()
console.log(seen)
assert.deepEqual(Object.values(seen), ['times out', false, 1])
EOF
node run.mjs
