#!/usr/bin/env bash
# Expected: at a key in a textarea with a `defaultValue`, React leaves the element alone; with a `value` it writes the value.
# Seen, React 19.3.1, 2026-11-30 (in Chromium 153 as well): at each key it replaces the text node inside the element, which no
# page shows, with `defaultValue` even by the same text. Whatever depends on changed children runs at each key: observers,
# and the browser's search for rules with `:has()`. A field with neither, whose value is set by script, keeps its children.
#   children changed by 3 keys: with value 3 times, with defaultValue 3, with neither 0
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
const { createElement, useState } = (await import('react')).default
const { createRoot } = await import('react-dom/client')

const passed = () => new Promise((done) => setTimeout(done, 50))
function Field({ kind }) {
  const [value, setValue] = useState('ab')
  const onChange = ({ target }) => setValue(target.value)
  if (kind === 'neither') return createElement('textarea')
  return createElement('textarea', kind === 'value' ? { value, onChange } : { defaultValue: 'ab' })
}
async function changes(kind) {
  const root = document.body.appendChild(document.createElement('div'))
  createRoot(root).render(createElement(Field, { kind }))
  await passed()
  const field = root.firstChild
  let count = 0
  const observer = new window.MutationObserver((records) => {
    count += records.filter(({ type, addedNodes }) => type === 'childList' && addedNodes.length > 0).length
  })
  observer.observe(field, { childList: true, subtree: true })
  for (const key of ['x', 'y', 'z']) {
    // As a browser does: the property that React watches stays untouched.
    Object.getOwnPropertyDescriptor(window.HTMLTextAreaElement.prototype, 'value').set.call(field, field.value + key)
    field.dispatchEvent(new window.Event('input', { bubbles: true }))
    await passed()
  }
  return [count, field.value]
}
const seen = { value: await changes('value'), defaultValue: await changes('defaultValue'), neither: await changes('neither') }
console.log('children changed by 3 keys:', seen)
assert.deepEqual(seen, { value: [3, 'abxyz'], defaultValue: [3, 'abxyz'], neither: [0, 'xyz'] })
process.exit()
EOF
node run.mjs
