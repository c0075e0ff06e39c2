#!/usr/bin/env bash
# Expected: `new AxeBuilder({ page }).analyze()` works in the page that it is given.
# Seen, @axe-core/playwright 4.14.0, 2026-11-30: it opens another page in the context for each analysis and sends all
# results through it, so a test that counts pages or listens to "page" sees one that nobody opened. Its legacy mode does
# not.
#   pages opened by two analyses: 2      in legacy mode: 0
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export TMPDIR="$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  @sparticuz/chromium@153.0.0 playwright-core@1.65.1 playwright@1.65.1 @axe-core/playwright@4.14.0
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { AxeBuilder } from '@axe-core/playwright'
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

const context = await browser.newContext()
const page = await context.newPage()
await page.setContent('<!doctype html><html lang="en"><title>Page</title><main><h1>Page</h1></main></html>')
let opened = 0
context.on('page', () => (opened += 1))
async function pagesFor(builder) {
  opened = 0
  await builder().analyze()
  await builder().analyze()
  return opened
}
const seen = {
  default: await pagesFor(() => new AxeBuilder({ page })),
  legacy: await pagesFor(() => new AxeBuilder({ page }).setLegacyMode()),
}
await browser.close()
console.log('pages opened by two analyses:', seen)
assert.deepEqual(seen, { default: 2, legacy: 0 })
EOF
node run.mjs
