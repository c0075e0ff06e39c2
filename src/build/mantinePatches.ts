import { type Patch, patchedModule } from './patchedModule.ts'

/**
 * Mantine's focus trap focuses the first element of a dialog twice: after it has mounted, and after an effect. Between
 * the two, the user may have pressed Tab, and then Enter would press the wrong button: Cancel instead of Delete. With
 * this patch it does nothing while an element of the dialog has the focus.
 */
export const TRAP_FOCUS_ONCE: Patch = {
  name: 'trap-focus-once',
  module: /@mantine\/hooks\/esm\/use-focus-trap\/use-focus-trap\.mjs$/,
  from: 'const focusNode = (node) => {',
  to: 'const focusNode = (node) => { const { activeElement } = node.getRootNode(); if (activeElement !== node && node.contains(activeElement)) return;',
}

/**
 * Dialogs open without a transition and close with one. Mantine unmounts such a dialog at once, mounts it again after
 * an effect, and fades out this new one, which has lost its state. With this patch it stays mounted.
 */
export const FADE_AFTER_OPENING_AT_ONCE: Patch = {
  name: 'fade-after-opening-at-once',
  module: /@mantine\/core\/esm\/components\/Transition\/Transition\.mjs$/,
  from: 'return mounted ? /* @__PURE__ */ jsx(Fragment$1, { children: children({}) }) : null;',
  to: 'return mounted || (exitDuration > 0 && transitionStatus === "entered") ? /* @__PURE__ */ jsx(Fragment$1, { children: children({}) }) : null;',
}

export const mantinePatches = () => [TRAP_FOCUS_ONCE, FADE_AFTER_OPENING_AT_ONCE].map(patchedModule)
