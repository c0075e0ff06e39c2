#!/usr/bin/env bash
# Expected: Redocly CLI, which announces OpenAPI 3.2, accepts what 3.2 adds.
# Seen, @redocly/cli 2.77.0, 2026-11-30: it knows `query`, `additionalOperations`, `itemSchema` and `querystring`, but calls two
# additions structural errors: `style: cookie` of a cookie parameter, and a response without a description.
#   2 errors: `style` can be one of …; The field `description` must be present
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm pkg set 'allowScripts.node=true' --json
npm install --no-audit --no-fund --loglevel=error --save-exact \
  node@24.21.0 @redocly/cli@2.77.0
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

const content = { 'application/json': { schema: { type: 'string' } } }
const responses = { 200: { description: 'Done.', content } }
const operation = (operationId, more) => ({ operationId, responses, ...more })
writeFileSync(
  'api.json',
  JSON.stringify({
    openapi: '3.2.0',
    info: { title: 'Lamps', version: '1' },
    paths: {
      '/lamps': {
        query: operation('searchLamps', { requestBody: { content } }),
        additionalOperations: { COPY: operation('copyLamp') },
      },
      '/stream': {
        get: operation('streamLamps', {
          responses: { 200: { description: 'Lines.', content: { 'application/jsonl': { itemSchema: { type: 'string' } } } } },
        }),
      },
      '/find': { get: operation('findLamps', { parameters: [{ name: 'filter', in: 'querystring', content }] }) },
      '/theme': {
        get: operation('readTheme', { parameters: [{ name: 'theme', in: 'cookie', style: 'cookie', schema: { type: 'string' } }] }),
      },
      '/brief': { get: { operationId: 'readBrief', responses: { 200: { summary: 'Brief', content } } } },
    },
  }),
)
writeFileSync('redocly.yaml', 'rules:\n  struct: error\n')
const { stdout } = spawnSync('npx', ['--no-install', 'redocly', 'lint', 'api.json', '--format', 'json'], {
  encoding: 'utf8',
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
})
const { problems } = JSON.parse(stdout.slice(stdout.indexOf('{')))
const seen = problems.map(({ message, location }) => `${location[0].pointer}: ${message}`).sort()
console.log(seen)
assert.equal(seen.length, 2)
assert.match(seen[0], /brief.*description/)
assert.match(seen[1], /theme.*style/)
EOF
./node_modules/.bin/node run.mjs
