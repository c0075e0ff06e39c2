#!/usr/bin/env bash
# Expected: StrykerJS mutates JavaScript in a project that has TypeScript 7 beside it, as it does without TypeScript.
# Seen, StrykerJS 10.1.1 with TypeScript 7.0.2, 2026-11-30: it reads the project's tsconfig.json with functions that
# TypeScript 7 does not have, and ends with a TypeError. If `tsconfigFile` names no file, it runs.
#   default: "ts.parseConfigFileTextToJson is not a function"      no tsconfigFile: a report with mutants
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm pkg set 'allowScripts.node=true' --json
npm install --no-audit --no-fund --loglevel=error --save-exact \
  node@24.21.0 @stryker-mutator/core@10.1.1 typescript@7.0.2
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

writeFileSync('clamp.mjs', 'export const clamp = (n) => (n > 3 ? 3 : n)\n')
writeFileSync('test.mjs', "import { clamp } from './clamp.mjs'\nif (clamp(9) !== 3) process.exit(1)\n")
writeFileSync('tsconfig.json', JSON.stringify({ compilerOptions: { allowJs: true, noEmit: true } }))

function run(more) {
  writeFileSync(
    'stryker.config.json',
    JSON.stringify({
      testRunner: 'command',
      commandRunner: { command: 'node test.mjs' },
      mutate: ['clamp.mjs'],
      reporters: ['json'],
      concurrency: 1,
      jsonReporter: { fileName: 'report.json' },
      ...more,
    }),
  )
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', 'stryker', 'run'], { encoding: 'utf8' })
  return { status, error: /ts\.\w+ is not a function/.exec(stdout + stderr)?.[0] }
}
const seen = { default: run({}), 'no tsconfigFile': run({ tsconfigFile: 'none.json' }) }
console.log(seen)
assert.equal(seen.default.error, 'ts.parseConfigFileTextToJson is not a function')
assert.equal(seen['no tsconfigFile'].status, 0)
const { mutants } = Object.values(JSON.parse(readFileSync('report.json', 'utf8')).files)[0]
console.log(`${mutants.length} mutants`)
assert.ok(mutants.length > 0)
EOF
./node_modules/.bin/node run.mjs
