#!/usr/bin/env bash
# Expected: `Input.synthesizeScrollGesture` with `touch` scrolls as it does with `mouse`, or says that it did not.
# Seen, Chromium 153 without a window (@sparticuz/chromium 153.0.0), 2026-11-30: it presses and releases, moves nothing in
# between, and ends without an error. Single touches of `Input.dispatchTouchEvent` scroll.
#   mouse: scrolled by 300 with wheel events      touch: by 0 with touchstart, touchend      single touches: by 200 or more
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

async function scrolled(gesture) {
  const context = await browser.newContext({ hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.setContent('<!doctype html><meta name="viewport" content="width=device-width"><div style="height: 9000px">')
  await page.evaluate(() => {
    window.events = new Set()
    for (const type of ['wheel', 'touchstart', 'touchmove', 'touchend'])
      addEventListener(type, () => events.add(type), { passive: true })
  })
  await page.waitForTimeout(200)
  await gesture(await context.newCDPSession(page))
  await page.waitForTimeout(500)
  const seen = await page.evaluate(() => ({ by: scrollY, with: [...events].join(', ') }))
  await context.close()
  return seen
}
const synthesized = (gestureSourceType) => (cdp) =>
  cdp.send('Input.synthesizeScrollGesture', { x: 200, y: 400, yDistance: -300, speed: 1500, gestureSourceType, preventFling: true })
async function touched(cdp) {
  const touch = (type, ...touchPoints) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', { x: 200, y: 400 })
  for (let y = 390; y >= 100; y -= 10) await touch('touchMove', { x: 200, y })
  await touch('touchEnd')
}
const seen = {
  mouse: await scrolled(synthesized('mouse')),
  touch: await scrolled(synthesized('touch')),
  'single touches': await scrolled(touched),
}
await browser.close()
console.log('scrolled:', seen)
assert.deepEqual(seen.mouse, { by: 300, with: 'wheel' })
assert.deepEqual(seen.touch, { by: 0, with: 'touchstart, touchend' })
assert.ok(seen['single touches'].by >= 200)
EOF
node run.mjs
