import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'

/** `ConfirmDialog`, lazy-loaded when it is first opened. */
export const LazyConfirmDialog = lazyDialog(() => import('./ConfirmDialog.tsx').then((module) => module.ConfirmDialog))
