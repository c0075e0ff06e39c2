const REDUCE = '(prefers-reduced-motion: reduce)'
const NO_PREFERENCE = '(prefers-reduced-motion: no-preference)'
const ALWAYS = '(min-width: 0px)'
const NEVER = '(max-width: 0px)'

/** The media query, rewritten as if the browser preferred reduced motion. */
export function underReducedMotion(query: string): string {
  return query.replaceAll(REDUCE, ALWAYS).replaceAll(NO_PREFERENCE, NEVER)
}

/**
 * Emulates the "reduced motion" setting on this page: in style sheets, including those that load later, and in
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
  // A linked style sheet is available after its `load` event, which does not bubble.
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

/** The rules of a style sheet; none if it has another origin or is still loading, because they cannot be read. */
function rulesOf(sheet: CSSStyleSheet | CSSGroupingRule): CSSRuleList | [] {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}
