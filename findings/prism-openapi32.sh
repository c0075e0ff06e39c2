#!/usr/bin/env bash
# Expected: a mock server that starts with a description of OpenAPI 3.2, without a warning, answers its operations.
# Seen, @stoplight/prism-cli 5.14.2, 2026-11-30: a `query` operation is "405 … no method matched"; a response with
# `itemSchema` is an empty 200 as `text/event-stream` and an error of Prism's own, 500, as `application/jsonl`.
#   GET 200, QUERY 405, event stream 200 with 0 bytes, JSON lines 500
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm pkg set 'allowScripts.node=true' --json
npm install --no-audit --no-fund --loglevel=error --save-exact \
  node@24.21.0 @stoplight/prism-cli@5.14.2
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'

const answer = (type, media) => ({ 200: { description: 'Done.', content: { [type]: media } } })
const item = { type: 'object', required: ['colour'], properties: { colour: { type: 'string' } } }
const json = answer('application/json', { schema: item })
writeFileSync(
  'api.json',
  JSON.stringify({
    openapi: '3.2.0',
    info: { title: 'Lamps', version: '1' },
    paths: {
      '/lamps': { get: { responses: json }, query: { responses: json } },
      '/events': { get: { responses: answer('text/event-stream', { itemSchema: item }) } },
      '/lines': { get: { responses: answer('application/jsonl', { itemSchema: item }) } },
    },
  }),
)
const port = await new Promise((found) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const free = server.address().port
    server.close(() => found(free))
  })
})
const prism = spawn(process.execPath, ['node_modules/@stoplight/prism-cli/dist/index.js', 'mock', 'api.json', '-p', `${port}`])
let log = ''
await new Promise((listening, failed) => {
  prism.stdout.on('data', (text) => {
    log += text
    if (log.includes('listening')) listening()
  })
  prism.on('exit', () => failed(new Error(log)))
})
const ask = async (method, path) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method })
  return [response.status, (await response.text()).length]
}
const seen = {
  'GET /lamps': await ask('GET', '/lamps'),
  'QUERY /lamps': await ask('QUERY', '/lamps'),
  'GET /events': await ask('GET', '/events'),
  'GET /lines': await ask('GET', '/lines'),
}
prism.removeAllListeners('exit')
prism.kill()
console.log('status and length:', seen)
assert.deepEqual(Object.values(seen).map(([status]) => status), [200, 405, 200, 500])
assert.equal(seen['GET /events'][1], 0)
assert.doesNotMatch(log, /3\.2/)
EOF
./node_modules/.bin/node run.mjs
