import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'

/** `ConfirmDialog` for whoever opens it: its code is loaded when it is first wanted. */
export const LazyConfirmDialog = lazyDialog(() => import('./ConfirmDialog.tsx').then((module) => module.ConfirmDialog))
