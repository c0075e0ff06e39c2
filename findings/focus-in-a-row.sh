#!/usr/bin/env bash
# Expected: a link that gets the focus is scrolled into view, whatever part of it was visible.
# Seen, Chromium 153 (@sparticuz/chromium 153.0.0), 2026-11-30: that holds for what is cut at the bottom. In a row that
# scrolls sideways, a link of which 10 of 200 px are visible stays where it is, with the Tab key, too.
#   cut at the bottom, 10 px visible: scrolled by 75
#   cut at the side, 10 px visible: scrolled by 0
#   outside at the side: scrolled by 335
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
async function scrolled(left, top) {
  await page.setContent(`<!doctype html><style>
    section { position: relative; overflow: auto; width: 400px; height: 400px }
    div { width: 3000px; height: 3000px }
    a { position: absolute; left: ${left}px; top: ${top}px; width: 200px; height: 100px }
  </style><button>before</button><section tabindex="-1"><div></div><a href="#here">link</a></section>`)
  await page.focus('button')
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => document.activeElement.localName === 'a')
  await page.waitForTimeout(200)
  return page.evaluate(() => {
    const { scrollLeft, scrollTop } = document.querySelector('section')
    return scrollLeft + scrollTop
  })
}
const box = 400 - 15 // without the scroll bar, if it takes room
const seen = {
  'cut at the bottom': await scrolled(0, box - 10),
  'cut at the side': await scrolled(box - 10, 0),
  'outside at the side': await scrolled(box + 50, 0),
}
await browser.close()
console.log('scrolled by:', seen)
assert.ok(seen['cut at the bottom'] >= 60)
assert.equal(seen['cut at the side'], 0)
assert.ok(seen['outside at the side'] >= 200)
EOF
node run.mjs
