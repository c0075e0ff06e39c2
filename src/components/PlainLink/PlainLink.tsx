import { type LinkOptions, useRouter } from '@tanstack/react-router'
import { type ComponentPropsWithRef, type MouseEvent, useMemo } from 'react'
import { usePointerRest } from '#src/lib/usePointerRest.ts'

interface Props extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** The target. It may be a new object on every render: only a change of the address matters. */
  link: LinkOptions
}

/** The same delay as the router's own links. */
const HOVER_MS = 50

/**
 * A link for lists of many links: like the router's own `Link`, but without its subscription to the router, and so
 * without `aria-current`. 21 cards with three router links each were 63 subscriptions. Opening in a new tab, preloading
 * on hover and focus, and Back work as they do for `Link`.
 */
export function PlainLink({ link, onClick, children, ...anchor }: Props) {
  const router = useRouter()
  const { to, params } = link
  const address = JSON.stringify([to, params])
  // oxlint-disable-next-line react/exhaustive-deps -- `address` stands for `link`
  const href = useMemo(() => router.history.createHref(router.buildLocation(link).publicHref), [router, address])

  const navigate = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || isModified(event) || isForOtherTab(event.currentTarget)) return
    event.preventDefault()
    void router.navigate(link)
  }
  // A failed preload is ignored: the navigation repeats and reports it.
  const preload = () => void router.preloadRoute(link).catch(() => undefined)
  const rest = usePointerRest(preload, HOVER_MS)

  return (
    <a {...anchor} {...rest} href={href} onClick={navigate} onFocus={preload}>
      {children}
    </a>
  )
}

function isModified({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || altKey || ctrlKey || shiftKey
}

/** Reads the attribute: in Firefox the property `target` has the target of a `<base>`, which Storybook's frame has. */
function isForOtherTab(anchor: HTMLAnchorElement): boolean {
  return (anchor.getAttribute('target') || '_self') !== '_self'
}
