import type { CDPSession, Page } from '@playwright/test'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/**
 * A screenshot (PNG) of what the window shows, as Playwright takes it: without animations and the caret. Chromium compresses it with less effort
 * than for Playwright's screenshots.
 */
export async function quickScreenshot(page: Page): Promise<Buffer> {
  const session = await sessionOf(page)
  await page.evaluate(standStill)
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  return Buffer.from(data, 'base64')
}

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** Runs in the page: ends animations, and hides the caret. */
function standStill(): void {
  const marked = window as { caretStyle?: CSSStyleSheet }
  if (!marked.caretStyle) {
    marked.caretStyle = new CSSStyleSheet()
    marked.caretStyle.replaceSync('* { caret-color: transparent !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, marked.caretStyle]
  }
  for (const animation of document.getAnimations())
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish()
    else animation.cancel()
}
