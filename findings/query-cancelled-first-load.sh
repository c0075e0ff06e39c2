#!/usr/bin/env bash
# Expected: a query that is shown and whose first load is cancelled by `cancelQueries` loads again, or fails.
# Seen, TanStack Query 5.108.0, 2026-11-30: it stays pending and idle, so a page that shows a skeleton while it is pending
# shows it for good. A query with data goes back to its data. The promise of `fetchQuery` rejects.
#   first load: pending, fetching → pending, idle, 1 call      with data: success, idle      fetchQuery: CancelledError
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  @tanstack/query-core@5.108.0
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { isCancelledError, QueryClient, QueryObserver } from '@tanstack/query-core'

const passed = (time) => new Promise((done) => setTimeout(done, time))
const client = new QueryClient()
client.mount()
let calls = 0
const queryFn = async () => {
  calls += 1
  await passed(100)
  return 'messages'
}

async function shown(queryKey, initialData) {
  calls = 0
  const observer = new QueryObserver(client, { queryKey, queryFn, initialData })
  const states = []
  const note = ({ status, fetchStatus }) => states.push(`${status}, ${fetchStatus}`)
  observer.subscribe(note)
  await passed(20)
  await client.cancelQueries({ queryKey })
  await passed(1000)
  note(observer.getCurrentResult())
  return [states.at(-1), calls]
}
const seen = { 'first load': await shown(['first']), 'with data': await shown(['second'], 'older messages') }
const fetched = client.fetchQuery({ queryKey: ['third'], queryFn }).catch((error) => isCancelledError(error))
await passed(20)
await client.cancelQueries()
seen.fetchQuery = await fetched
console.log('state a second after the cancellation, calls; whether fetchQuery was cancelled:', seen)
assert.deepEqual(seen, { 'first load': ['pending, idle', 1], 'with data': ['success, idle', 1], fetchQuery: true })
process.exit()
EOF
node run.mjs
