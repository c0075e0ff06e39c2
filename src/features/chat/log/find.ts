import { atom } from 'jotai'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'

/** Whether the search in this conversation stands open. */
export const findOpenAtom = atom(false)

/** Its code is loaded when it is first wanted. */
export const LazyFind = lazyDialog(() => import('./FindInConversation.tsx').then((module) => module.FindInConversation))
