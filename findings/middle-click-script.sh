#!/usr/bin/env bash
# Expected: an event that a script dispatches opens no tab; if one did, it would be the one that a person's press makes.
# Seen, Chromium 153 (@sparticuz/chromium 153.0.0), 2026-11-30: a person's middle button makes an `auxclick`, which opens
# the link in a new tab. From a script, `auxclick` does nothing, and a `click` with the middle button, which no person can
# make, opens the tab.
#   a person's press: auxclick, 1 tab      a script's auxclick: 0 tabs      a script's click with button 1: 1 tab
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

const context = await browser.newContext()
const page = await context.newPage()
await page.setContent('<!doctype html><a href="about:blank#there">link</a>')
await page.evaluate(() => {
  window.events = []
  for (const type of ['click', 'auxclick']) addEventListener(type, ({ button }) => events.push(`${type} ${button}`))
})
async function pressed(press) {
  const before = context.pages().length
  await press()
  await page.waitForTimeout(700)
  return [await page.evaluate(() => events.splice(0).join()), context.pages().length - before]
}
const dispatched = (type) => () =>
  page.evaluate((name) => {
    const event = new MouseEvent(name, { bubbles: true, cancelable: true, button: 1 })
    document.querySelector('a').dispatchEvent(event)
  }, type)
const seen = {
  auxclick: await pressed(dispatched('auxclick')),
  click: await pressed(dispatched('click')),
  person: await pressed(() => page.click('a', { button: 'middle' })),
}
await browser.close()
console.log('events and new tabs:', seen)
assert.deepEqual(seen, { auxclick: ['auxclick 1', 0], click: ['click 1', 1], person: ['auxclick 1', 1] })
EOF
node run.mjs
