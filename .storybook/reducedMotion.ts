const REDUCE = '(prefers-reduced-motion: reduce)'
const NO_PREFERENCE = '(prefers-reduced-motion: no-preference)'
const ALWAYS = '(min-width: 0px)'
const NEVER = '(max-width: 0px)'

/** The media query as a browser with reduced motion would understand it. */
export function underReducedMotion(query: string): string {
  return query.replaceAll(REDUCE, ALWAYS).replaceAll(NO_PREFERENCE, NEVER)
}

/**
 * Makes this page behave as with the setting "reduced motion": style sheets, those that load later too, and
 * `matchMedia`. Returns a function that restores the browser's own setting.
 */
export function emulateReducedMotion(page: Document, view: Window): () => void {
  const changed = new Map<MediaList, string>()
  const change = () => {
    for (const sheet of page.styleSheets) for (const media of mediaIn(sheet)) changeOne(media)
  }
  const changeOne = (media: MediaList) => {
    const query = underReducedMotion(media.mediaText)
    if (query === media.mediaText) return
    changed.set(media, media.mediaText)
    media.mediaText = query
  }
  const observer = new MutationObserver(change)
  observer.observe(page.head, { childList: true, subtree: true, characterData: true })
  // A style sheet in a link is there after its `load`, which does not bubble.
  page.head.addEventListener('load', change, true)
  change()
  const { matchMedia } = view
  view.matchMedia = (query) => matchMedia.call(view, underReducedMotion(query))
  return () => {
    observer.disconnect()
    page.head.removeEventListener('load', change, true)
    view.matchMedia = matchMedia
    for (const [media, query] of changed) media.mediaText = query
  }
}

function mediaIn(sheet: CSSStyleSheet | CSSGroupingRule): MediaList[] {
  return [...rulesOf(sheet)].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule.media] : []),
    ...(rule instanceof CSSGroupingRule ? mediaIn(rule) : []),
  ])
}

/** A sheet of another origin, or one that is still loading, cannot be read. */
function rulesOf(sheet: CSSStyleSheet | CSSGroupingRule): CSSRuleList | [] {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}
