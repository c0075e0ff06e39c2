#!/usr/bin/env bash
# Expected: a collection with a relation has a fixed number of listeners, whatever number of records it has.
# Seen, @msw/data 1.1.7, 2026-11-30: each record with a relation adds listeners of its own, so every change of one record
# asks all others, and filling a table takes quadratic time.
#   listeners for updates of the posts: 2 for 1 post, 100 for 50, 200 for 100
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm pkg set 'allowScripts.node=true' --json
npm install --no-audit --no-fund --loglevel=error --save-exact \
  node@24.21.0 @msw/data@1.1.7 valibot@1.5.0
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { Collection } from '@msw/data'
import * as v from 'valibot'

async function listeners(count) {
  const users = new Collection({ schema: v.object({ id: v.number(), posts: v.optional(v.array(v.any()), []) }) })
  const posts = new Collection({ schema: v.object({ id: v.number(), author: v.optional(v.any()) }) })
  users.defineRelations(({ many }) => ({ posts: many(posts) }))
  posts.defineRelations(({ one }) => ({ author: one(users) }))
  const author = await users.create({ id: 1 })
  for (let id = 1; id <= count; id += 1) await posts.create({ id, author })
  return posts.hooks.listenerCount('update')
}
const seen = { '1 post': await listeners(1), '50 posts': await listeners(50), '100 posts': await listeners(100) }
console.log('listeners for updates:', seen)
assert.deepEqual(Object.values(seen), [2, 100, 200])
EOF
./node_modules/.bin/node run.mjs
