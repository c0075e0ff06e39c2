#!/usr/bin/env bash
# Expected: an answer that was asked for with one `Authorization` is not given to a request with another one.
# Seen, Chromium 153 (@sparticuz/chromium 153.0.0) and make-fetch-happen 16.0.1, 2026-11-30: a private cache keeps it
# apart only if the server says `Vary: Authorization`; `private` and `max-age` alone let the second person read the first
# one's answer. http-cache-semantics 4.3.0 says the same with `shared: false`.
#   max-age=60: Chromium "for A", make-fetch-happen "for A"; with Vary: "for B"
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export TMPDIR="$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  @sparticuz/chromium@153.0.0 playwright-core@1.65.1 make-fetch-happen@16.0.1 http-cache-semantics@4.3.0
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import Policy from 'http-cache-semantics'
import cachedFetch from 'make-fetch-happen'
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

const server = createServer((request, response) => {
  response.setHeader('Cache-Control', 'private, max-age=60')
  if (request.url.endsWith('vary')) response.setHeader('Vary', 'Authorization')
  response.end(`for ${request.headers.authorization}`)
})
await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
const address = `http://127.0.0.1:${server.address().port}`
const page = await browser.newPage()
await page.goto(`${address}/page`)
const inPage = (url, who) =>
  page.evaluate(async ([to, authorization]) => (await fetch(to, { headers: { authorization } })).text(), [url, who])
const fetchHere = cachedFetch.defaults({ cachePath: `${process.cwd()}/cache` })
const inNode = async (url, authorization) => (await fetchHere(url, { headers: { authorization } })).text()

const seen = {}
for (const [name, ask] of [
  ['Chromium', inPage],
  ['make-fetch-happen', inNode],
]) {
  for (const path of ['plain', 'vary']) {
    const url = `${address}/${name}-${path}`
    await ask(url, 'A')
    seen[`${name}, ${path}`] = await ask(url, 'B')
  }
}
const asA = { url: '/', method: 'GET', headers: { authorization: 'A' } }
const policy = new Policy(asA, { status: 200, headers: { 'cache-control': 'private, max-age=60' } }, { shared: false })
seen['http-cache-semantics, fresh for B'] = policy.satisfiesWithoutRevalidation({ ...asA, headers: { authorization: 'B' } })
await browser.close()
server.close()
console.log('the second answer, asked by B:', seen)
assert.deepEqual(Object.values(seen), ['for A', 'for B', 'for A', 'for B', true])
EOF
node run.mjs
