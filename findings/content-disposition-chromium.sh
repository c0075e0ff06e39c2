#!/usr/bin/env bash
# Expected: Chromium takes `filename="…"` as it is; only `filename*` is encoded (RFC 6266).
# Seen, Chromium 153 (@sparticuz/chromium 153.0.0), 2026-11-30: it also decodes percent signs and the encoded words of
# e-mail (RFC 2047) in a quoted name, and takes a damaged `filename*` rather than the good `filename` beside it.
#   filename="100%25.png"                            → 100%.png
#   filename="=?UTF-8?Q?M=C3=A4rchen.png?="          → Märchen.png
#   filename*=UTF-8''a%.png; filename="good.png"     → a%.png
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
import { createServer } from 'node:http'
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

const names = ['filename="100%25.png"', 'filename="=?UTF-8?Q?M=C3=A4rchen.png?="', `filename*=UTF-8''a%.png; filename="good.png"`]
const server = createServer(({ url }, response) => {
  const name = names[Number(url.slice(1)) - 1]
  if (name) response.writeHead(200, { 'Content-Type': 'image/png', 'Content-Disposition': `attachment; ${name}` })
  else response.setHeader('Content-Type', 'text/html')
  response.end('x')
})
await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
const address = `http://127.0.0.1:${server.address().port}/`
const page = await browser.newPage()
await page.goto(address)
const seen = []
for (const [i, name] of names.entries()) {
  const download = page.waitForEvent('download')
  await page.evaluate((url) => void (location.href = url), `${address}${i + 1}`)
  seen.push((await download).suggestedFilename())
  console.log(`${name} → ${seen.at(-1)}`)
}
await browser.close()
server.close()
assert.deepEqual(seen, ['100%.png', 'Märchen.png', 'a%.png'])
EOF
node run.mjs
