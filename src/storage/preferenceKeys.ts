// The keys that boot.ts reads as well, before preferences.ts and its schemas have loaded.

/** A3-26 */
export const SIDEBAR_KEY = 'sidebarExpanded'
/** A3-27 … A3-29 */
export const ACCESSIBILITY_KEY = 'accessibility-settings'
