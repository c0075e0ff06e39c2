#!/usr/bin/env bash
# Expected: a generator that accepts a description of OpenAPI 3.2 generates its `query` operations, or says that it cannot.
# Seen, openapi-typescript 7.13.0, @hey-api/openapi-ts 0.99.0 and orval 8.38.0, 2026-11-30: only orval has it; the other two
# leave it out without a message and end with 0. What `additionalOperations` contains is in none.
#   query /lamps: orval      COPY /lamps: none
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm pkg set 'allowScripts.node=true' --json
npm install --no-audit --no-fund --loglevel=error --save-exact \
  node@24.21.0 openapi-typescript@7.13.0 @hey-api/openapi-ts@0.99.0 orval@8.38.0 typescript@5.9.3
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { execSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

function generate(description) {
  writeFileSync('api.json', JSON.stringify(description))
  writeFileSync(
    'orval.config.mjs',
    "export default { api: { input: './api.json', output: { target: './orval.ts', client: 'fetch' } } }",
  )
  const run = (command) => execSync(`npx --no-install ${command}`, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  const output = [
    run('openapi-typescript api.json -o openapi-typescript.ts'),
    run('openapi-ts -i api.json -o hey-api -c @hey-api/client-fetch'),
    run('orval --config orval.config.mjs'),
  ].join('\n')
  return {
    output,
    'openapi-typescript': readFileSync('openapi-typescript.ts', 'utf8'),
    'hey-api': readFileSync('hey-api/types.gen.ts', 'utf8'),
    orval: readFileSync('orval.ts', 'utf8'),
  }
}

const answer = { 200: { description: 'Done.', content: { 'application/json': { schema: { type: 'string' } } } } }
const { output, ...generated } = generate({
  openapi: '3.2.0',
  info: { title: 'Lamps', version: '1' },
  paths: {
    '/lamps': {
      get: { operationId: 'listLamps', responses: answer },
      query: {
        operationId: 'searchLamps',
        requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
        responses: answer,
      },
      additionalOperations: { COPY: { operationId: 'copyLamp', responses: answer } },
    },
  },
})
const seen = {}
for (const [name, code] of Object.entries(generated))
  seen[name] = ['listLamps', 'searchLamps', 'copyLamp'].map((operation) => new RegExp(operation, 'i').test(code))
console.log('GET, QUERY, COPY:', seen)
assert.deepEqual(seen, {
  'openapi-typescript': [true, false, false],
  'hey-api': [true, false, false],
  orval: [true, true, false],
})
assert.doesNotMatch(output, /query|searchLamps|copy/i)
EOF
./node_modules/.bin/node run.mjs
