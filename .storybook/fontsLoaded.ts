/**
 * Resolves when the fonts of the page have loaded and a frame has been rendered with them. The browser requests fonts
 * during the layout: before the first layout of a frame, `document.fonts.ready` resolves at once. Before its first
 * rendering, a row with `content-visibility: auto` has its estimated height.
 */
export async function fontsLoaded(): Promise<void> {
  document.body.getBoundingClientRect()
  await document.fonts.ready
  await nextFrame()
  await nextFrame()
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
