import { useLayoutEffect } from 'react'

/**
 * The page behind does not scroll (global.css) while a dialog has this in its content. Not a rule with `:has()`: with
 * one about the root, Chromium computes the root's style, with its hundreds of variables, for each element that is
 * added anywhere.
 */
export function LockedPage() {
  useLayoutEffect(() => {
    count(1)
    return () => count(-1)
  }, [])
  return null
}

function count(by: 1 | -1): void {
  const { dataset } = document.documentElement
  const dialogs = Number(dataset['dialogs'] ?? 0) + by
  if (dialogs > 0) dataset['dialogs'] = String(dialogs)
  else delete dataset['dialogs']
}
