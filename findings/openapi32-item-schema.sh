#!/usr/bin/env bash
# Expected: a response that streams items (`itemSchema`, OpenAPI 3.2) has the type of its items, or an unknown type.
# Seen, 2026-11-30: openapi-typescript 7.13.0 and @hey-api/openapi-ts 0.99.0 make it unknown. orval 8.38.0 loses the
# status as well: the 200, which is the only response, becomes the type of an error, and the call has no success.
#   orval: streamLampsResponseError, no streamLampsResponseSuccess
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

const { output, ...generated } = generate({
  openapi: '3.2.0',
  info: { title: 'Lamps', version: '1' },
  paths: {
    '/lamps': {
      get: {
        operationId: 'streamLamps',
        responses: {
          200: {
            description: 'Lamps as they are lit.',
            content: {
              'application/jsonl': {
                itemSchema: { type: 'object', required: ['colour'], properties: { colour: { type: 'string' } } },
              },
            },
          },
        },
      },
    },
  },
})
const seen = {
  'item type': Object.fromEntries(Object.entries(generated).map(([name, code]) => [name, code.includes('colour')])),
  'orval, success': generated.orval.includes('streamLampsResponseSuccess'),
  'orval, error': generated.orval.includes('streamLampsResponseError'),
}
console.log(seen)
assert.deepEqual(Object.values(seen['item type']), [false, false, false])
assert.deepEqual([seen['orval, success'], seen['orval, error']], [false, true])
assert.doesNotMatch(output, /itemSchema/)
EOF
./node_modules/.bin/node run.mjs
