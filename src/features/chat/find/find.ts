import { perPersonAtom } from '#src/session/person.ts'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'

/** Whether the search in this conversation stands open. */
export const findOpenAtom = perPersonAtom(false)

/** What counts and marks. The field is there without it: what is typed before it has been loaded is found afterwards. */
export const LazyFindHits = lazyDialog(() => import('./FindHits.tsx').then((module) => module.FindHits))
