#!/usr/bin/env bash
# Expected: `vi.mock` concerns the test file that calls it, also with `isolate: false`.
# Seen, Vitest 5.1.1, 2026-11-30: whichever file runs first decides for both. If it mocks a module, the other file gets the
# mock; if it does not, the `vi.mock` of the other file does nothing.
#   isolate true: both pass in both orders      isolate false: the second file fails in both orders
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm pkg set 'allowScripts.node=true' --json
npm install --no-audit --no-fund --loglevel=error --save-exact \
  node@24.21.0 vitest@5.1.1 vite@8.3.8
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

writeFileSync('name.js', "export const name = () => 'real'\n")
writeFileSync('greet.js', "import { name } from './name.js'\nexport const greet = () => name()\n")
const test = (expected, mock) =>
  `import { expect, it, vi } from 'vitest'\nimport { greet } from './greet.js'\n${mock}\nit('greets', () => expect(greet()).toBe('${expected}'))\n`
writeFileSync('mocks.test.js', test('mock', "vi.mock('./name.js', () => ({ name: () => 'mock' }))"))
writeFileSync('plain.test.js', test('real', ''))

function failed(isolate, first) {
  writeFileSync(
    'vitest.config.js',
    `import { BaseSequencer } from 'vitest/node'
class FirstFile extends BaseSequencer {
  async sort(files) {
    return files.sort((file) => (file.moduleId.includes('${first}') ? -1 : 1))
  }
}
export default { test: { isolate: ${isolate}, fileParallelism: false, sequence: { sequencer: FirstFile } } }
`,
  )
  spawnSync('npx', ['--no-install', 'vitest', 'run', '--reporter=json', '--outputFile=report.json'])
  const { testResults } = JSON.parse(readFileSync('report.json', 'utf8'))
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name.split('/').pop())
}
const seen = {
  'isolate true, mocks first': failed(true, 'mocks'),
  'isolate true, plain first': failed(true, 'plain'),
  'isolate false, mocks first': failed(false, 'mocks'),
  'isolate false, plain first': failed(false, 'plain'),
}
console.log('files that fail:', seen)
assert.deepEqual(Object.values(seen), [[], [], ['plain.test.js'], ['mocks.test.js']])
EOF
./node_modules/.bin/node run.mjs
