import { useEffect } from 'react'
import { BRAND } from '#src/product/brand.ts'

/** Names the page in the browser's tab and history while it is shown; the product alone until the name is known. */
export function usePageTitle(name: string | undefined): void {
  useEffect(() => {
    document.title = name ? `${name} · ${BRAND}` : BRAND
    return () => {
      document.title = BRAND
    }
  }, [name])
}
