import { type LinkOptions, useRouter } from '@tanstack/react-router'
import { type ComponentPropsWithRef, type MouseEvent, useMemo } from 'react'
import { usePointerRest } from '#src/lib/usePointerRest.ts'

interface Props extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Where it leads. Made anew on every render or not: only a change of the address is a change. */
  link: LinkOptions
}

/** As long as the router's own links wait. */
const HOVER_MS = 50

/**
 * A link for places that hold many: like the router's own `Link`, but without its subscription to the router, and so
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
  // A failure to preload is met again, and then shown, by the navigation itself.
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

function isForOtherTab({ target }: HTMLAnchorElement): boolean {
  return target !== '' && target !== '_self'
}
