/** The shell's frame without its content; shell/frame.css gives it the very shape that Shell.tsx has. */
export function frameHtml(brand: string): string {
  return `<div class="frame" aria-hidden="true"><div class="frame-sidebar"></div><div class="frame-main"><div class="frame-top-bar"><span class="frame-brand">${brand}</span></div><div class="frame-content"></div></div><div class="frame-bottom-bar"></div></div>`
}
