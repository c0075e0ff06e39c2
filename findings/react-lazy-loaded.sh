#!/usr/bin/env bash
# Expected: `React.lazy` with a promise that has already resolved renders its component at once.
# Seen, React 19.3.1, 2026-11-30: it suspends once, the fallback is shown, and React keeps it for 300 ms, because it
# reveals what was suspended not sooner than that after a fallback.
#   CLOSED → FALLBACK → CONTENT, the last step after about 300 ms
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  happy-dom@21.0.4 react@19.3.1 react-dom@19.3.1
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { Window } from 'happy-dom'

const window = new Window({ url: 'http://localhost/' })
window.SyntaxError = SyntaxError
Object.assign(globalThis, { window, document: window.document, HTMLElement: window.HTMLElement, Node: window.Node })
for (const name of ['getComputedStyle', 'requestAnimationFrame', 'cancelAnimationFrame', 'matchMedia'])
  globalThis[name] = window[name].bind(window)
globalThis.navigator ??= window.navigator
const { createElement, lazy, Suspense, useState } = (await import('react')).default
const { createRoot } = await import('react-dom/client')

const loaded = Promise.resolve({ default: () => 'CONTENT' })
await loaded
const Content = lazy(() => loaded)
let open
function App() {
  const [isOpen, setOpen] = useState(false)
  open = () => setOpen(true)
  return isOpen ? createElement(Suspense, { fallback: 'FALLBACK' }, createElement(Content)) : 'CLOSED'
}
const root = document.createElement('div')
const shown = []
const look = () => {
  const { textContent } = root
  if (textContent && textContent !== shown.at(-1)?.text) shown.push({ text: textContent, at: performance.now() })
}
createRoot(root).render(createElement(App))
const started = performance.now()
while (shown.at(-1)?.text !== 'CONTENT' && performance.now() - started < 10_000) {
  look()
  if (shown.length === 1) open()
  await new Promise((done) => setTimeout(done, 5))
}
console.log(shown.map(({ text, at }, i) => (i === 0 ? text : `${text} after ${Math.round(at - shown[i - 1].at)} ms`)).join(', '))
assert.deepEqual(shown.map(({ text }) => text), ['CLOSED', 'FALLBACK', 'CONTENT'])
assert.ok(shown[2].at - shown[1].at > 200)
process.exit()
EOF
node run.mjs
