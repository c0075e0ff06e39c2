#!/usr/bin/env bash
# Expected: `fc.commands(…, { maxCommands: 200 })` gives model runs of up to 200 commands.
# Seen, fast-check 4.10.2, 2026-11-30: with the default size no run has more than 10 commands; only `size` lifts it.
#   maxCommands 200: longest run of 300 has 10 commands
#   maxCommands 200, size 'medium': 100
#   maxCommands 200, size 'max': 200
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  fast-check@4.10.2
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import fc from 'fast-check'

function longestRun(constraints) {
  let steps = 0
  let longest = 0
  const step = { check: () => true, run: () => void (steps += 1), toString: () => 'step' }
  fc.assert(
    fc.property(fc.commands([fc.constant(step)], constraints), (commands) => {
      steps = 0
      fc.modelRun(() => ({ model: {}, real: {} }), commands)
      longest = Math.max(longest, steps)
    }),
    { seed: 1, numRuns: 300 },
  )
  return longest
}

const seen = {
  'maxCommands 200': longestRun({ maxCommands: 200 }),
  "maxCommands 200, size 'medium'": longestRun({ maxCommands: 200, size: 'medium' }),
  "maxCommands 200, size 'max'": longestRun({ maxCommands: 200, size: 'max' }),
}
console.log(seen)
assert.equal(seen['maxCommands 200'], 10)
assert.equal(seen["maxCommands 200, size 'max'"], 200)
EOF
node run.mjs
