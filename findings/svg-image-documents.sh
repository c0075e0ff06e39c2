#!/usr/bin/env bash
# Expected: an SVG image costs the browser one picture, as a PNG does; 20 of them are 20 elements.
# Seen, Chromium 153 (@sparticuz/chromium 153.0.0), 2026-11-30: each different SVG image, in `<img>`, `background-image`
# or `mask-image`, is a page of its own with a frame and documents. The same address twice costs one.
#   20 PNG images: 0 documents, 0 frames
#   20 SVG images: 40 documents, 20 frames
#   20 times one SVG image: 2 documents, 1 frame
#   20 SVG masks: 40 documents, 20 frames
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

const svg = (radius) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><circle r="${radius}"/></svg>`)}`
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const twenty = (address) => Array.from({ length: 20 }, (_, i) => address(i + 1))

async function growth(property, addresses) {
  const page = await browser.newPage()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const counts = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return ['Documents', 'Frames'].map((name) => metrics.find((metric) => metric.name === name).value)
  }
  await page.setContent('<!doctype html><style>i { display: inline-block; width: 16px; height: 16px }</style>')
  const before = await counts()
  await page.evaluate(
    async ([name, list]) => {
      const loaded = list.map((address) => {
        const element = document.createElement(name ? 'i' : 'img')
        if (name) element.style[name] = `url("${address}")`
        document.body.append(element)
        return Object.assign(name ? new Image() : element, { src: address }).decode()
      })
      await Promise.all(loaded)
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 200))))
    },
    [property, addresses],
  )
  const after = await counts()
  await page.close()
  return after.map((count, i) => count - before[i])
}

const seen = {
  '20 PNG images': await growth('', twenty((i) => `${png}#${i}`)),
  '20 SVG images': await growth('', twenty(svg)),
  '20 times one SVG image': await growth('', twenty(() => svg(3))),
  '20 SVG masks': await growth('maskImage', twenty(svg)),
}
await browser.close()
console.log('documents and frames more:', seen)
assert.deepEqual(seen['20 PNG images'], [0, 0])
assert.deepEqual(seen['20 SVG images'], [40, 20])
assert.deepEqual(seen['20 times one SVG image'], [2, 1])
assert.ok(seen['20 SVG masks'][1] >= 20)
EOF
node run.mjs
