import type { Plugin } from 'vite'

const MODULE = /@mantine\/hooks\/esm\/use-focus-trap\/use-focus-trap\.mjs$/
const BEGINNING = 'const focusNode = (node) => {'
const GUARD =
  'const { activeElement } = node.getRootNode(); if (activeElement !== node && node.contains(activeElement)) return;'

/**
 * Mantine's focus trap focuses the first element of a dialog twice: after it has mounted, and after an effect. Between
 * the two, the user may have pressed Tab, and then Enter would press the wrong button: Cancel instead of Delete. With
 * this plugin it does nothing while an element of the dialog has the focus. It also changes the dependencies that a
 * development server optimizes.
 */
export function trapFocusOnce(): Plugin {
  const guard: Plugin = {
    name: 'perigee-trap-focus-once',
    transform: {
      filter: { id: MODULE },
      handler: (code) => ({ code: withGuard(code), map: null }),
    },
  }
  return { ...guard, config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [guard] } } }) }
}

/** The code of Mantine's module with a condition. Fails if the package has changed the function. */
export function withGuard(code: string): string {
  if (code.split(BEGINNING).length !== 2) throw new Error(`Mantine's focus trap has no "${BEGINNING}" to change.`)
  return code.replace(BEGINNING, `${BEGINNING} ${GUARD}`)
}
