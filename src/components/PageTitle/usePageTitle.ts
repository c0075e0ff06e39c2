import { useEffect } from 'react'
import { titleOf } from './titleOf.ts'

/**
 * Names a page after its content, in the browser's tab and history; only the product's name until it is known. A page
 * with a constant name has it in `src/product/pages.ts` and needs no hook.
 */
export function usePageTitle(name: string | undefined): void {
  useEffect(() => {
    const title = titleOf(name)
    document.title = title
    return () => {
      // The next page may have set its title already.
      if (document.title === title) document.title = titleOf(undefined)
    }
  }, [name])
}
