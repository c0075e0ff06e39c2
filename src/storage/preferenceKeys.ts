// The keys that boot.ts reads as well, before preferences.ts and its schemas have loaded.

export const SIDEBAR_KEY = 'sidebarExpanded'
export const ACCESSIBILITY_KEY = 'accessibility-settings'
