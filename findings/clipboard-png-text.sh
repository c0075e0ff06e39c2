#!/usr/bin/env bash
# Expected: a PNG file that a page copies with `navigator.clipboard` and pastes again is the same file.
# Seen, Chromium 153 (@sparticuz/chromium 153.0.0), 2026-11-30: as `image/png` it is painted and compressed anew, without
# its text chunks, so a character card loses its character. As `web image/png` it stays as it is, for web pages only.
#   image/png: text chunk lost      web image/png: text chunk kept
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export TMPDIR="$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  @sparticuz/chromium@153.0.0 playwright-core@1.65.1 png-chunks-extract@1.0.0 png-chunks-encode@1.0.0 \
  png-chunk-text@1.0.0
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import encode from 'png-chunks-encode'
import extract from 'png-chunks-extract'
import text from 'png-chunk-text'
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

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const chunks = extract(dot)
chunks.splice(-1, 0, text.encode('chara', Buffer.from('{}').toString('base64')))
const card = Buffer.from(encode(chunks))
const server = createServer(({ url }, response) => {
  const isCard = url === '/card.png'
  response.setHeader('Content-Type', isCard ? 'image/png' : 'text/html')
  response.end(isCard ? card : '<!doctype html><p>page')
})
await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
const page = await context.newPage()
await page.goto(`http://127.0.0.1:${server.address().port}/`)
const hasText = (type) =>
  page.evaluate(async (format) => {
    const file = await (await fetch('/card.png')).blob()
    await navigator.clipboard.write([new ClipboardItem({ [format]: file })])
    const [item] = await navigator.clipboard.read()
    const pasted = await (await item.getType(format)).arrayBuffer()
    return new TextDecoder('latin1').decode(pasted).includes('chara')
  }, type)
const seen = { 'image/png': await hasText('image/png'), 'web image/png': await hasText('web image/png') }
await browser.close()
server.close()
console.log('text chunk kept:', seen)
assert.deepEqual(seen, { 'image/png': false, 'web image/png': true })
EOF
node run.mjs
