#!/usr/bin/env bash
# Expected: a comparison of two OpenAPI descriptions reports a query parameter that is gone and another one that is new.
# Seen, @redocly/cli 2.77.0, 2026-11-30: `diff` makes one renamed parameter of them, also if they have other types and
# texts. A field of a body that is gone and one that is new with the same schema stay two changes.
#   page → sort: renamed; the type narrowed, the description changed      field page → sort: removed, added
#   page, limit → sort, owner: limit renamed to sort, page to owner
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  @redocly/cli@2.77.0
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

const parameter = (name, type = 'string', description = 'A text.') => ({ name, in: 'query', description, schema: { type } })
const described = (file, parameters, properties = {}) => {
  const content = { 'application/json': { schema: { type: 'object', properties } } }
  const get = { operationId: 'listLamps', parameters, responses: { 200: { description: 'Lamps.', content } } }
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', info: { title: 'Lamps', version: '1' }, paths: { '/lamps': { get } } }))
}
function changes(before, after) {
  described('before.json', ...before)
  described('after.json', ...after)
  const { stdout } = spawnSync('node_modules/.bin/redocly', ['diff', 'before.json', 'after.json', '--format', 'json'], {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  const report = JSON.parse(stdout.slice(stdout.indexOf('{')))
  const shown = (side) => (typeof side?.value === 'string' ? ` ${side.value}` : '')
  return report.changes.map(({ kind, property, base, revision }) => [kind, property, shown(base), shown(revision)].join(' ').trim())
}
const seen = {
  'another parameter': changes([[parameter('page', 'integer', 'The page.')]], [[parameter('sort', 'string', 'The order.')]]),
  'two other parameters': changes([[parameter('page'), parameter('limit')]], [[parameter('sort'), parameter('owner')]]),
  'another field': changes([[], { page: { type: 'string' } }], [[], { sort: { type: 'string' } }]),
}
console.log(seen)
assert.deepEqual(seen['another parameter'], [
  'modified description  The page.  The order.',
  'modified name  page  sort',
  'modified type  integer  string',
])
assert.deepEqual(seen['two other parameters'], ['modified name  limit  sort', 'modified name  page  owner'])
assert.deepEqual(seen['another field'], ['removed', 'added'])
EOF
node run.mjs
