#!/usr/bin/env bash
# Expected: `experimental.bundledDev` serves what the usual development server serves, only faster.
# Seen, Vite 8.3.8, 2026-11-30: a file of the project that no module imports is served by the usual server and not by the
# bundled one, which answers with index.html and status 200. Files of `public` are served by both.
#   usual: notes.json is JSON, public.json is JSON      bundled: notes.json is HTML, public.json is JSON
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm pkg set 'allowScripts.node=true' --json
npm install --no-audit --no-fund --loglevel=error --save-exact node@24.21.0 vite@8.3.8
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'vite'

mkdirSync('public')
writeFileSync('index.html', '<!doctype html><title>Page</title><script type="module" src="/main.js"></script>')
writeFileSync('main.js', 'document.title = "Loaded"')
for (const file of ['notes.json', 'public/public.json']) writeFileSync(file, '{ "a": 1 }')

const fetchFrom = async (bundledDev) => {
  const server = await createServer({
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, fs: { strict: false } },
    experimental: { bundledDev },
  })
  await server.listen()
  const { port } = server.httpServer.address()
  const seen = {}
  for (const path of ['/notes.json', '/public.json']) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: '*/*' } })
    const text = await response.text()
    seen[path] = `${response.status} ${text.startsWith('{') ? 'JSON' : 'HTML'}`
  }
  await server.close()
  return seen
}
const seen = { usual: await fetchFrom(false), bundled: await fetchFrom(true) }
console.log(seen)
assert.deepEqual(seen, {
  usual: { '/notes.json': '200 JSON', '/public.json': '200 JSON' },
  bundled: { '/notes.json': '200 HTML', '/public.json': '200 JSON' },
})
process.exit(0)
EOF
./node_modules/.bin/node run.mjs
