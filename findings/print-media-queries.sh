#!/usr/bin/env bash
# Expected: between `beforeprint` and `afterprint`, `matchMedia('print')` matches; the other media queries of scripts are
# about the window, as `innerWidth` is.
# Seen, Chromium 153 (@sparticuz/chromium 153.0.0), 2026-11-30: in both events it does not match; it changes in between.
# Queries of the width change, too, to the width of the paper, while `innerWidth` stays that of the window: code that
# renders by `min-width` renders another layout for the paper, and back.
#   beforeprint: print false, at least 900 px true, innerWidth 1280
#   change: print true, at least 900 px false, innerWidth 1280
#   afterprint: print false, at least 900 px true, innerWidth 1280
#   change: print false, at least 900 px true, innerWidth 1280
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

const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
await page.setContent('<!doctype html><p>A page.')
await page.evaluate(() => {
  const paper = matchMedia('print')
  const wide = matchMedia('(min-width: 900px)')
  window.seen = []
  const note = ({ type }) => seen.push([type, paper.matches, wide.matches, innerWidth])
  for (const type of ['beforeprint', 'afterprint']) addEventListener(type, note)
  paper.addEventListener('change', note)
})
await page.pdf()
const seen = await page.evaluate(() => window.seen)
await browser.close()
console.log('event, print matches, 900 px match, innerWidth:', seen)
assert.deepEqual(seen, [
  ['beforeprint', false, true, 1280],
  ['change', true, false, 1280],
  ['afterprint', false, true, 1280],
  ['change', false, true, 1280],
])
EOF
node run.mjs
