/** How every screenshot is taken that is compared with a baseline. */
export const SCREENSHOT = { animations: 'disabled', caret: 'hide', scale: 'css' } as const
