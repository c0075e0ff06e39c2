/**
 * Resolves when the fonts of the page have loaded. The browser requests them during the layout: before the first
 * layout of a frame, `document.fonts.ready` resolves at once.
 */
export async function fontsLoaded(): Promise<void> {
  document.body.getBoundingClientRect()
  await document.fonts.ready
}
