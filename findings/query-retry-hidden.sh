#!/usr/bin/env bash
# Expected: a failed call is tried again after its delay also while the page is hidden, at least a write.
# Seen, TanStack Query 5.108.0, 2026-11-30: retries of queries and mutations wait until the page is visible, so the promise
# of `fetchQuery` and of a mutation stays pending. A client without `mount()`, which the provider calls in an effect, does
# not resume them when the page becomes visible.
#   hidden, then visible: query 1, then 3 calls; mutation 1, then 3 calls
#   the same without mount(): query 1, then 1 call; mutation 1, then 1 call
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  @tanstack/query-core@5.108.0
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { focusManager, QueryClient } from '@tanstack/query-core'

const passed = (time) => new Promise((done) => setTimeout(done, time))

async function calls({ isMounted, isWrite }) {
  focusManager.setFocused(false)
  const client = new QueryClient()
  if (isMounted) client.mount()
  let count = 0
  const options = { retry: 2, retryDelay: 1 }
  const fail = () => {
    count += 1
    return Promise.reject(new Error('no connection'))
  }
  const result = isWrite
    ? client.getMutationCache().build(client, { ...options, mutationFn: fail }).execute()
    : client.fetchQuery({ ...options, queryKey: ['profile'], queryFn: fail })
  result.catch(() => {})
  await passed(300)
  const hidden = count
  focusManager.setFocused(true)
  await passed(300)
  return [hidden, count]
}

const seen = {
  query: await calls({ isMounted: true, isWrite: false }),
  mutation: await calls({ isMounted: true, isWrite: true }),
  'query without mount()': await calls({ isMounted: false, isWrite: false }),
  'mutation without mount()': await calls({ isMounted: false, isWrite: true }),
}
console.log('calls while hidden, and when visible:', seen)
assert.deepEqual(Object.values(seen), [[1, 3], [1, 3], [1, 1], [1, 1]])
process.exit()
EOF
node run.mjs
