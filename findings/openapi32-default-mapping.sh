#!/usr/bin/env bash
# Expected: with `discriminator.defaultMapping` (OpenAPI 3.2), the type that is meant for every other value keeps a text as
# its discriminator; a generator that does not know the field leaves the schema as it is.
# Seen, openapi-typescript 7.13.0 and @hey-api/openapi-ts 0.99.0, 2026-11-30: both give it its own name as the only value,
# which no server sends, so narrowing by `kind` goes wrong. orval 8.38.0 leaves it a text.
#   kind of Other: "Other", "Other", string
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

const schemas = {
  Cat: { type: 'object', required: ['kind'], properties: { kind: { const: 'cat' } } },
  Other: { type: 'object', required: ['kind'], properties: { kind: { type: 'string' }, size: { type: 'number' } } },
  Thing: {
    oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Other' }],
    discriminator: {
      propertyName: 'kind',
      mapping: { cat: '#/components/schemas/Cat' },
      defaultMapping: '#/components/schemas/Other',
    },
  },
}
const { output, ...generated } = generate({
  openapi: '3.2.0',
  info: { title: 'Things', version: '1' },
  paths: {
    '/thing': {
      get: {
        operationId: 'readThing',
        responses: {
          200: { description: 'Done.', content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
        },
      },
    },
  },
  components: { schemas },
})
const seen = Object.fromEntries(
  Object.entries(generated).map(([name, code]) => [name, /kind\??: ['"]Other['"]/.test(code) ? '"Other"' : 'string']),
)
console.log('kind of Other:', seen)
assert.deepEqual(Object.values(seen), ['"Other"', '"Other"', 'string'])
assert.doesNotMatch(output, /defaultMapping/)
EOF
./node_modules/.bin/node run.mjs
