import { applyAccessibility } from './applyAccessibility.ts'

/**
 * Applies what changes the very first paint: text size and weight, and the width of the sidebar. Reads the storage
 * without the schemas of storage/preferences.ts, which are not here yet; a value that is off is left to them.
 */
export function paintPreferences(storage: Storage, root: HTMLElement): void {
  const accessibility = readJson(storage, 'accessibility-settings')
  if (typeof accessibility === 'object' && accessibility !== null) {
    const { fontSize, boldText, highlightClickable } = accessibility as Record<string, unknown>
    applyAccessibility(root, {
      fontSize: fontSize === 0.875 || fontSize === 1.125 || fontSize === 1.25 ? fontSize : 1,
      boldText: boldText === true,
      highlightClickable: highlightClickable === true,
    })
  }
  root.toggleAttribute('data-sidebar-expanded', readJson(storage, 'sidebarExpanded') === true)
}

function readJson(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}
