#!/usr/bin/env bash
# Expected: a focus trap that becomes active moves the focus once, and not if the focus is inside it already.
# Seen, Mantine 9.8.1, 2026-11-30: it focuses its first control from two timers, one of the ref and one of the effect. A
# person who presses Tab between the two is moved back, and Enter presses another button than the one that was marked.
#   2 calls of focus(), both for "Cancel"; moved to "Delete" after the first: the focus ends on "Cancel"
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  happy-dom@21.0.4 react@19.3.1 react-dom@19.3.1 @mantine/core@9.8.1 @mantine/hooks@9.8.1
cat >run.mjs <<'EOF'
import assert from 'node:assert/strict'
import { Window } from 'happy-dom'

const window = new Window({ url: 'http://localhost/' })
window.SyntaxError = SyntaxError
Object.assign(globalThis, { window, document: window.document, HTMLElement: window.HTMLElement, Node: window.Node })
for (const name of ['getComputedStyle', 'requestAnimationFrame', 'cancelAnimationFrame', 'matchMedia'])
  globalThis[name] = window[name].bind(window)
globalThis.navigator ??= window.navigator
const { createElement } = (await import('react')).default
const { createRoot } = await import('react-dom/client')
const { FocusTrap, MantineProvider } = await import('@mantine/core')

const calls = []
const { focus } = window.HTMLElement.prototype
window.HTMLElement.prototype.focus = function (...options) {
  calls.push(this.textContent)
  focus.apply(this, options)
  // The person goes on to the next button.
  if (calls.length === 1) focus.apply(document.querySelector('button + button'))
}
const root = document.body.appendChild(document.createElement('div'))
const buttons = ['Cancel', 'Delete'].map((text) => createElement('button', { key: text }, text))
const trap = createElement(FocusTrap, { active: true }, createElement('div', null, buttons))
createRoot(root).render(createElement(MantineProvider, null, trap))
await new Promise((done) => setTimeout(done, 500))
console.log('focus() of:', calls, 'focused at the end:', document.activeElement.textContent)
assert.deepEqual(calls, ['Cancel', 'Cancel'])
assert.equal(document.activeElement.textContent, 'Cancel')
process.exit()
EOF
node run.mjs
