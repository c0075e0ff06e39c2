#!/usr/bin/env bash
# Expected: `composeStories` accepts the stories of `preview.meta({ component })`, or refuses them.
# Seen, Storybook 10.6.7, 2026-11-30: it returns them as if all were well; running one throws that the component is missing,
# which it is not. The story's own `run()` works.
#   composeStories: ["One"]      One.run(): "… the component annotation is missing …"      story.run(): rendered
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm pkg set 'allowScripts.node=true' --json
npm install --no-audit --no-fund --loglevel=error --save-exact \
  node@24.21.0 storybook@10.6.7 @storybook/react-vite@10.6.7 vite@8.3.8 react@19.3.1 react-dom@19.3.1 \
  happy-dom@21.0.4
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { Window } from 'happy-dom'

const window = new Window({ url: 'http://localhost/' })
window.SyntaxError = SyntaxError
const { document, HTMLElement, Node, Element, Event, MutationObserver, localStorage, sessionStorage, location } = window
Object.assign(globalThis, { window, document, HTMLElement, Node, Element, Event, MutationObserver, localStorage })
Object.assign(globalThis, { sessionStorage, location })
const { createElement } = (await import('react')).default
const { composeStories, definePreview } = await import('@storybook/react-vite')

const preview = definePreview({ addons: [] })
const meta = preview.meta({ component: ({ label }) => createElement('button', null, label) })
const One = meta.story({ args: { label: 'One' } })

const composed = composeStories({ default: meta, One })
const message = await composed.One.run().then(
  () => 'none',
  (error) => error.message,
)
await One.run()
const rendered = document.querySelector('button')?.textContent
console.log({ composed: Object.keys(composed), message, 'rendered by story.run()': rendered })
assert.deepEqual(Object.keys(composed), ['One'])
assert.match(message, /component annotation is missing/)
assert.equal(rendered, 'One')
process.exit()
EOF
./node_modules/.bin/node run.mjs
