#!/usr/bin/env bash
# Expected: a Mantine dialog that closes gives the focus back to the button that opened it, also if its code was loaded
# with the press, so that it is mounted open.
# Seen, Mantine 9.8.1, 2026-11-30: it remembers the focus when `opened` changes. Mounted open, it has nothing to give back,
# and the focus is lost to the page.
#   mounted closed, then opened: the focus returns to "open"      mounted open: it is on the body
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
for (const name of ['getComputedStyle', 'requestAnimationFrame', 'cancelAnimationFrame', 'matchMedia', 'addEventListener', 'removeEventListener'])
  globalThis[name] = window[name].bind(window)
globalThis.navigator ??= window.navigator
const { createElement, useState } = (await import('react')).default
const { createRoot } = await import('react-dom/client')
const { MantineProvider, Modal } = await import('@mantine/core')

const passed = (time) => new Promise((done) => setTimeout(done, time))
async function focusAfter(isMountedClosed) {
  let close
  function App() {
    const [opened, setOpened] = useState(false)
    close = () => setOpened(false)
    const [isLoaded, setLoaded] = useState(isMountedClosed)
    const open = () => {
      setLoaded(true)
      setOpened(true)
    }
    const dialog = { opened, onClose: close, title: 'Dialog', lockScroll: false, transitionProps: { duration: 0 } }
    return [
      createElement('button', { key: 'button', onClick: open }, 'open'),
      isLoaded && createElement(Modal, { key: 'dialog', ...dialog }, createElement('button', null, 'inside')),
    ]
  }
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  root.render(createElement(MantineProvider, null, createElement(App)))
  await passed(300)
  element.querySelector('button').focus()
  element.querySelector('button').click()
  await passed(500)
  const inside = document.activeElement.closest('[role=dialog]') !== null
  close()
  await passed(500)
  const seen = [inside, document.activeElement.localName === 'body' ? 'body' : document.activeElement.textContent]
  root.unmount()
  element.remove()
  return seen
}
const seen = { 'mounted closed': await focusAfter(true), 'mounted open': await focusAfter(false) }
console.log('focus in the open dialog, and on after it:', seen)
assert.deepEqual(seen, { 'mounted closed': [true, 'open'], 'mounted open': [true, 'body'] })
process.exit()
EOF
node run.mjs
