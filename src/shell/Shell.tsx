import { useRouterState } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type MouseEvent, type ReactNode, useId, useRef, type RefObject, useEffect } from 'react'
import { RecruitingBanner } from '#src/components/RecruitingBanner/RecruitingBanner.tsx'
import { pageAt } from '#src/product/pages.ts'
import { sidebarExpandedAtom } from '#src/storage/preferences.ts'
import { PageMain } from '#src/ui/PageMain/PageMain.tsx'
import { Footer } from './Footer.tsx'
import './frame.css'
import { Sidebar } from './Sidebar.tsx'
import classes from './Shell.module.css'
import { TopBar } from './TopBar.tsx'

/** The layout of all pages except the account pages. */
export function Shell({ children }: { children: ReactNode }) {
  // The rendered page, not the one being loaded: the frame changes together with its page.
  const path = useRouterState({ select: ({ matches, location }) => matches.at(-1)?.pathname ?? location.pathname })
  const page = pageAt(path)
  const isConversation = page?.frame === 'conversation'
  const expanded = useAtomValue(sidebarExpandedAtom)
  const content = useRef<HTMLDivElement>(null)
  const contentId = useId()
  useFocusOnNewPage(path, content)

  // Does not follow the link's hash: the static demo stores its path in the hash.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    content.current?.focus()
  }

  return (
    <div className="frame" data-expanded={expanded || undefined} data-fill={isConversation || undefined}>
      <a className={classes.skip} href={`#${contentId}`} onClick={skip}>
        Skip to content
      </a>
      <TopBar />
      <Sidebar />
      <PageMain ref={content} id={contentId} className="frame-content" tabIndex={-1}>
        {children}
      </PageMain>
      {!isConversation && (
        <div className="frame-foot">
          {page?.invitesToCommunity && (
            <div className={classes.invitation}>
              <RecruitingBanner />
            </div>
          )}
          <Footer />
        </div>
      )}
    </div>
  )
}

/**
 * When a link unmounts with its page, the browser moves the focus to the start of the document: this hook moves it to
 * the new page's content instead. An element that stays mounted, such as a link of the sidebar, keeps the focus.
 */
function useFocusOnNewPage(path: string, content: RefObject<HTMLElement | null>): void {
  const before = useRef(path)
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    const { activeElement, body } = document
    if (activeElement === body || activeElement === null) content.current?.focus({ preventScroll: true })
  }, [path, content])
}
