#!/usr/bin/env bash
# Expected: `content-visibility: auto` renders what is in the window, and perhaps a row more.
# Seen, Chromium 153 (@sparticuz/chromium 153.0.0), 2026-11-30: it renders one and a half heights of the window more on
# both sides, so that of a page of two or three screens nothing is left out.
#   100 rows of 100 px in a window of 600 px: 15 rows rendered at the top, 24 in the middle
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

const page = await browser.newPage({ viewport: { width: 800, height: 600 } })
await page.setContent(
  `<!doctype html><style>body { margin: 0 } div { height: 100px; content-visibility: auto }</style>${'<div><p>row</p></div>'.repeat(100)}`,
)
const rendered = async (top) => {
  await page.evaluate((y) => scrollTo(0, y), top)
  await page.waitForTimeout(500)
  return page.evaluate(
    () => [...document.querySelectorAll('p')].filter((row) => row.checkVisibility({ contentVisibilityAuto: true })).length,
  )
}
const seen = { 'at the top': await rendered(0), 'in the middle': await rendered(5000) }
await browser.close()
console.log('rendered rows of 100, 6 of them in view:', seen)
assert.deepEqual(seen, { 'at the top': 15, 'in the middle': 24 })
EOF
node run.mjs
