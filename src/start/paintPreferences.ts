import { TEXT_SIZES } from '#src/product/textSizes.ts'
import { ACCESSIBILITY_KEY, SIDEBAR_KEY } from '#src/storage/preferenceKeys.ts'
import { applyAccessibility } from './applyAccessibility.ts'

/**
 * Applies the preferences that affect the first paint: text size and weight, and the sidebar's width. Reads the storage
 * without the schemas of storage/preferences.ts, which have not loaded yet; they handle invalid values later.
 */
export function paintPreferences(storage: Storage, root: HTMLElement): void {
  const accessibility = readJson(storage, ACCESSIBILITY_KEY)
  if (typeof accessibility === 'object' && accessibility !== null) {
    const { fontSize, boldText, highlightClickable } = accessibility as Record<string, unknown>
    applyAccessibility(root, {
      fontSize: TEXT_SIZES.find(({ rem }) => rem === fontSize)?.rem ?? 1,
      boldText: boldText === true,
      highlightClickable: highlightClickable === true,
    })
  }
  root.toggleAttribute('data-sidebar-expanded', readJson(storage, SIDEBAR_KEY) === true)
}

function readJson(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}
