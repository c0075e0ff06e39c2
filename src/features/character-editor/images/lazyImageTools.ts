import { lazyCode } from '#src/code/lazyCode.tsx'
import { lazyDialog } from '#src/ui/LazyDialog/lazyDialog.tsx'

export const LazyImageManager = lazyDialog(() => import('./ImageManager.tsx').then((module) => module.ImageManager))
export const LazyRetouchDialog = lazyDialog(() => import('./RetouchDialog.tsx').then((module) => module.RetouchDialog))
/** Render it in a LoadBoundary: it closes like a dialog and is not one. */
export const LazyCropWindow = lazyCode(() => import('./CropWindow.tsx').then((module) => module.CropWindow))
