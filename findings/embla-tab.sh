#!/usr/bin/env bash
# Expected: Embla's carousel follows the focus when a person presses Tab, as `watchFocus` says, whatever else the page does.
# Seen, embla-carousel 8.6.0 in Chromium 153, 2026-11-30: it follows only if the focus comes within 10 ms after the key. One
# listener of the page that takes 20 ms is enough: the browser scrolls the view by itself, and the carousel believes that
# its first slide is shown.
#   nothing else: slide 2 has the focus and is selected      a listener of 20 ms: slide 2 has the focus, 0 is selected
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export TMPDIR="$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  @sparticuz/chromium@153.0.0 playwright-core@1.65.1 embla-carousel@8.6.0
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
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

const script = readFileSync('node_modules/embla-carousel/embla-carousel.umd.js', 'utf8')
const slides = [0, 1, 2].map((i) => `<div><button>slide ${i}</button></div>`).join('')
async function afterTabs(busyMs) {
  const page = await browser.newPage()
  await page.setContent(`<!doctype html><style>
    section { overflow: hidden; width: 300px }
    section > div { display: flex }
    section > div > div { flex: 0 0 100% }
  </style><button>before</button><section><div>${slides}</div></section>`)
  await page.addScriptTag({ content: script })
  await page.evaluate((ms) => {
    window.carousel = EmblaCarousel(document.querySelector('section'))
    document.addEventListener('keydown', () => {
      const from = performance.now()
      while (performance.now() - from < ms);
    })
  }, busyMs)
  await page.waitForTimeout(300)
  await page.focus('button')
  for (let i = 0; i < 3; i += 1) {
    await page.keyboard.press('Tab')
    await page.waitForTimeout(300)
  }
  const seen = await page.evaluate(() => ({
    focused: document.activeElement.textContent,
    selected: carousel.selectedScrollSnap(),
    scrolledByBrowser: document.querySelector('section').scrollLeft > 0,
  }))
  await page.close()
  return seen
}
const seen = { 'nothing else': await afterTabs(0), 'a listener of 20 ms': await afterTabs(20) }
await browser.close()
console.log(seen)
assert.deepEqual(seen['nothing else'], { focused: 'slide 2', selected: 2, scrolledByBrowser: false })
assert.deepEqual(seen['a listener of 20 ms'], { focused: 'slide 2', selected: 0, scrolledByBrowser: true })
EOF
node run.mjs
