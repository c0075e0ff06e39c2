import { useEffect } from 'react'
import { titleOf } from './titleOf.ts'

/**
 * Names a page after what it shows, in the browser's tab and history; the product alone until the name is known. A page
 * whose name is always the same has it in `src/product/pages.ts` and needs no hook.
 */
export function usePageTitle(name: string | undefined): void {
  useEffect(() => {
    const title = titleOf(name)
    document.title = title
    return () => {
      // The next page may have named itself already.
      if (document.title === title) document.title = titleOf(undefined)
    }
  }, [name])
}
