import { perPersonAtom } from '#src/session/person.ts'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'

/** Whether the search in this conversation is open. */
export const findOpenAtom = perPersonAtom(false)

/** Lazy-loads the code that counts and marks. The field works before: text typed earlier is searched afterwards. */
export const LazyFindHits = lazyDialog(() => import('./FindHits.tsx').then((module) => module.FindHits))
